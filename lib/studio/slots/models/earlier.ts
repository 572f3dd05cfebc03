import type { PublishedModel } from '../types';

/**
 * Earlier versions of models, for rounds that began with them. When a model changes, its former file stays as
 * `<code>.v<version>.ts` with its figures and is listed here until no round with it can be open. If a version is missing, its open
 * rounds are voided and their stakes returned (docs/decisions/0085).
 */
export const earlierModels: readonly PublishedModel[] = [];
