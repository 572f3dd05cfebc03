import { join } from 'node:path';

/** The folder of the build. */
export const buildFolder = (): string => process.env.NEXT_DIST_DIR ?? '.next';

/** The file with the version of the settings that the pages of a build show. `npm start` writes it (lib/cli/build.ts). */
export const BUILT_CONFIG = (folder: string): string => join(folder, 'croupier-config');
