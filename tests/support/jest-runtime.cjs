/* oxlint-disable typescript/no-require-imports -- Jest loads its runtime with require(). */
const { statSync } = require('node:fs');
const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/** The compiled files of the worker by their path. */
const scripts = new Map();
/** The transformed files of the worker by their path, and the files of Jest itself, which are not transformed. */
const transformed = new Map();
const internal = new Map();
/** Resolved names, by resolver and by the export conditions of the environment. Jest makes one resolver for each worker and run. */
const resolvers = new WeakMap();

/**
 * Jest's runtime with a cache for each worker (docs/decisions/0160). Each suite still evaluates its modules. A worker resolves, reads and
 * compiles each of them only once.
 */
class Runtime extends JestRuntime {
  constructor(config, environment, resolver, ...rest) {
    super(config, environment, resolver, ...rest);
    const { executor, transformCache, _resolution: resolution, _testPath: testPath } = this;
    if (
      !executor?.compile ||
      !transformCache?.transform ||
      !resolution?.resolveCjs ||
      !resolution.getCjsMockModule
    )
      throw new Error('Jest has changed: see tests/support/jest-runtime.cjs');

    const names = namesFor(resolver, resolution.cjsConditions.join());
    resolution.resolveCjs = cached(names.modules, resolution.resolveCjs.bind(resolution));
    resolution.getCjsMockModule = cached(names.mocks, resolution.getCjsMockModule.bind(resolution));

    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      if (filename === testPath) return transform(filename, options);
      const cache = options?.isInternalModule ? internal : transformed;
      const changed = filename.includes('/node_modules/') ? 0 : statSync(filename).mtimeMs;
      let file = cache.get(filename);
      if (file?.changed !== changed) {
        const code = transform(filename, options);
        file = { changed, code, result: transformCache.transforms.get(filename) };
        cache.set(filename, file);
      } else if (file.result) {
        // Jest needs these entries for stack traces and coverage.
        transformCache.transforms.set(filename, file.result);
        if (file.result.sourceMapPath) transformCache.sourceMaps.set(filename, file.result.sourceMapPath);
      }
      return file.code;
    };

    const compile = executor.compile.bind(executor);
    const parameters = executor.injectedModuleParameters.join();
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      const script = context && filename !== testPath && scriptOf(filename, source, parameters);
      return script ? script.runInContext(context) : compile(source, filename);
    };
  }
}

function namesFor(resolver, conditions) {
  if (!resolvers.has(resolver)) resolvers.set(resolver, new Map());
  const names = resolvers.get(resolver);
  if (!names.has(conditions)) names.set(conditions, { modules: new Map(), mocks: new Map() });
  return names.get(conditions);
}

/** Caches the resolved names of each file. A lookup that fails throws and is not cached. */
function cached(files, find) {
  return (from, name) => {
    let known = files.get(from);
    if (!known) files.set(from, (known = new Map()));
    let found = known.get(name);
    if (found === undefined) known.set(name, (found = find(from, name)));
    return found;
  };
}

/** The compiled function of a file, or undefined if it has an error, which Jest then describes. */
function scriptOf(filename, source, parameters) {
  const known = scripts.get(filename);
  if (known?.source === source && known.parameters === parameters) return known.script;
  try {
    // The function begins on a line of its own, so that the lines of the file keep their numbers.
    const script = new Script(`(function (${parameters}) {\n${source}\n})`, { filename, lineOffset: -1 });
    scripts.set(filename, { source, parameters, script });
    return script;
  } catch {
    return undefined;
  }
}

module.exports = Runtime;
