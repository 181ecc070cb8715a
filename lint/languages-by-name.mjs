const languageCodes = new Set(['ja', 'en', 'jp', 'qps']);
const namesLanguage = /(?:language|reader|locale)$/i;

/** The only file that may compare languages; others call it, or give `say` a text per language. */
const homeOfLanguages = 'packages/contract/src/language.ts';

/** Refuses comparisons of a language with a literal, which would ignore a third language. */
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
