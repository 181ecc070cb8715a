import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';

const { Check, Prompt, base } = interactionPolicy;

/** The usual prompts, `prompt=create` for those who come to register, and accounts that went away. */
export function policy() {
  const prompts = base();
  prompts
    .get('login')
    ?.checks.add(
      new Check(
        'account_gone',
        'the account of this session is gone',
        'login_required',
        ({ oidc }: KoaContextWithOIDC) => Boolean(oidc.session?.accountId && !oidc.account),
      ),
    );
  prompts.add(new Prompt({ name: 'create', requestable: true }), 0);
  return prompts;
}
