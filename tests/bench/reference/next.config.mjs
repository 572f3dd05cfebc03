import { resolve } from 'node:path';

/** A Next.js app with nothing in it: what the site's figures are ratios to. Dependencies are the project's. */
const config = { turbopack: { root: resolve(import.meta.dirname ?? '.', '../../..') }, serverExternalPackages: ['pg'] };

export default config;
