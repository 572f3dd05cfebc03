// Refused: eslint/no-console
console.log('printed');
