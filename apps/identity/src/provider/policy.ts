import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';

const { Check, Prompt, base } = interactionPolicy;

/** Default prompts, `prompt=create` for registering, and a new sign-in for deleted accounts. */
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
