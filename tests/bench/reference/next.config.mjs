/** A Next.js app with nothing in it: what the site's figures are ratios to. Dependencies are the project's. */
const config = { turbopack: { root: import.meta.dirname }, serverExternalPackages: ['pg'] };

export default config;
