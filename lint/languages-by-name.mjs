const languageCodes = new Set(['ja', 'en', 'jp', 'qps']);
const namesLanguage = /(?:language|reader|locale)$/i;

/** The one file that may tell languages apart; everybody else asks it, or gives `say` a text for each. */
const homeOfLanguages = 'packages/contract/src/language.ts';

/** Refuses to compare a language with a literal: a third language would fall through unnoticed. */
export const languagesByName = (fileOf, isTest) => ({
  create(context) {
    const file = fileOf(context);
    if (isTest(file) || file === homeOfLanguages) return {};
    const isCode = (node) => node.type === 'Literal' && languageCodes.has(node.value);
    const isNamed = (node) => {
      const last = node.type === 'ChainExpression' ? node.expression : node;
      const name = last.type === 'MemberExpression' ? last.property.name : last.name;
      return typeof name === 'string' && namesLanguage.test(name);
    };
    return {
      BinaryExpression(node) {
        const { operator, left, right } = node;
        if (!/^[!=]==?$/.test(operator)) return;
        if ((isCode(left) && isNamed(right)) || (isCode(right) && isNamed(left))) {
          const message = 'Give say() a text for each language instead of comparing languages.';
          context.report({ node, message });
        }
      },
    };
  },
});
