// Refused: nothing
import type { Readable } from 'node:stream';

export const rate = (0.5).toFixed(1);
export const read = (stream: Readable, _unused: string) => parseFloat(String(stream.read()));
export const report = (problem: string) => console.error(problem);
