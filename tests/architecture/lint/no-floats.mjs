/** The rule croupier/no-floats of oxlint (docs/decisions/0162): no float near money. .oxlintrc.json names the rooms. */
const noFloats = {
  create(context) {
    const refuse = (node, instead) =>
      context.report({ node, message: `No float touches money: ${instead}.` });
    return {
      CallExpression(node) {
        if (node.callee.name === 'parseFloat') refuse(node, 'parseAmount()');
        if (node.callee.property?.name === 'toFixed') refuse(node, 'formatDecimal() or showAmount()');
      },
      MemberExpression(node) {
        if (node.object.name === 'Number' && node.property.name === 'parseFloat')
          refuse(node, 'parseAmount()');
      },
      Literal(node) {
        const isFloat =
          typeof node.value === 'number' && (node.raw.includes('.') || !Number.isInteger(node.value));
        if (isFloat) refuse(node, 'use integers or Amount');
      },
    };
  },
};

const plugin = { meta: { name: 'croupier' }, rules: { 'no-floats': noFloats } };

export default plugin;
