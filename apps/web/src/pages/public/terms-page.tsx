export function TermsPage() {
  return <div />;
}
