// Refused: croupier/no-floats
export const half = 0.5;
