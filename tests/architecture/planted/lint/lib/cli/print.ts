// Refused: nothing
console.log('printed');
