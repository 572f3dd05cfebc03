// Refused: croupier/no-floats (9)
export const parsed = parseFloat('1');
export const read = Number.parseFloat('1');
export const rounded = (value: number) => value.toFixed(2);
export const maybe = (value?: number) => value?.toFixed(2);
export const half = 0.5;
export const grouped = 1_000.5;
export const large = 1.5e3;
export const small = 1e-3;
export type Half = 0.5;

export const allowed = [1, 1_000, 10n, 1e21, '0.5'];
