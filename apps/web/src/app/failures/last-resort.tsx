import { Component, type ReactNode } from 'react';

interface State {
  error: unknown;
  failed: boolean;
}

/**
 * Shown when even the error page failed. Uses nothing that may be broken: no loaded words, no
 * router, no styles except the browser's.
 */
export class LastResort extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render(): ReactNode {
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    return (
      <main className="mx-auto max-w-[40rem] px-6 py-20">
        <h1 className="text-xl font-bold">
          エラーページの表示中にエラーが発生しました
          <br />
          <span lang="en">An error occurred while showing the error page</span>
        </h1>
        <pre className="my-6 overflow-x-auto rounded border border-line bg-paper p-4 text-sm whitespace-pre-wrap">
          {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
        </pre>
        <p>
          <a href="/" className="text-ai underline">
            トップページへ戻る / <span lang="en">Back to the home page</span>
          </a>
        </p>
      </main>
    );
  }
}
