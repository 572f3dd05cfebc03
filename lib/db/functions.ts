import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** One function or view: lib/<schema>/…/sql/<name>.sql. */
export interface SqlFile {
  /** Relative to the project, for example lib/gateway/sql/bet.sql. */
  path: string;
  /** `gateway.bet`. */
  name: string;
  kind: 'FUNCTION' | 'VIEW';
  sql: string;
}

/** All functions and views of the database, as the files beside the rooms have them. */
export interface FunctionSet {
  files: readonly SqlFile[];
  /** SHA-256 over all paths and texts, in hex. */
  checksum: string;
  /** The schemas that belong to the set: in them, a function or view without a file is dropped. */
  schemas: readonly string[];
}

/** Reads the set from `root`. Throws for a file that does not create exactly the function or view it is named after. */
export function readFunctions(root = process.cwd()): FunctionSet {
  const rooms = readdirSync(join(root, 'lib'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, 'lib', room), { recursive: true, encoding: 'utf8' })
      .map((path) => `lib/${room}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\/sql\/[^/]+\.sql$/.test(path))
      .sort()
      .map((path) => sqlFile(path, room, readFileSync(/*turbopackIgnore: true*/ join(root, path), 'utf8'))),
  );
  return functionSet(files, rooms);
}

/** The set of some files; `schemas` as in FunctionSet. */
export function functionSet(files: readonly SqlFile[], schemas: readonly string[]): FunctionSet {
  const hash = createHash('sha256');
  for (const { path, sql } of files) hash.update(`${path}\n${sql}\n`);
  return { files, checksum: hash.digest('hex'), schemas };
}

/** A file of the set; `schema` is the room's name. */
export function sqlFile(path: string, schema: string, sql: string): SqlFile {
  const name = `${schema}.${path.slice(path.lastIndexOf('/') + 1, -'.sql'.length)}`;
  const created = [...sql.matchAll(/^CREATE OR REPLACE (FUNCTION|VIEW) ([a-z_.]+)/gm)];
  if (created.length !== 1 || created[0]![2] !== name)
    throw new Error(`${path} must have one CREATE OR REPLACE FUNCTION or VIEW, of ${name}.`);
  return { path, name, kind: created[0]![1] as SqlFile['kind'], sql };
}

const IN_SCHEMAS = `JOIN pg_namespace n ON n.oid = x.%s
  WHERE n.nspname = ANY ($1) AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = x.oid AND d.deptype = 'e')`;
const FUNCTIONS = `SELECT format('%I.%I', n.nspname, x.proname) AS name, x.oid::regprocedure::text AS form
  FROM pg_proc x ${IN_SCHEMAS.replace('%s', 'pronamespace')}`;
const VIEWS = `SELECT format('%I.%I', n.nspname, x.relname) AS name
  FROM pg_class x ${IN_SCHEMAS.replace('%s', 'relnamespace')} AND x.relkind = 'v'`;

/** Functions that take or return rows of a view. They prevent its dropping. */
async function functionsOfViews(client: pg.ClientBase, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ form: string }>(
    `SELECT DISTINCT p.oid::regprocedure::text AS form
       FROM pg_depend d JOIN pg_proc p ON d.classid = 'pg_proc'::regclass AND d.objid = p.oid
       JOIN pg_type t ON d.refclassid = 'pg_type'::regclass AND d.refobjid = t.oid
       JOIN pg_class c ON c.oid = t.typrelid AND c.relkind = 'v'
      WHERE c.relnamespace::regnamespace::text = ANY ($1) AND p.pronamespace::regnamespace::text = ANY ($1)`,
    [schemas],
  );
  return rows.map(({ form }) => form);
}

/** An existing function: its name, and its signature. */
interface Existing {
  name: string;
  form: string;
}

/** The functions of these schemas in the database, without those of extensions. */
export async function existingFunctions(
  client: pg.ClientBase,
  schemas: readonly string[],
): Promise<Existing[]> {
  return (await client.query<Existing>(FUNCTIONS, [schemas])).rows;
}

/** The names of the views of these schemas in the database. */
export async function existingViews(client: pg.ClientBase, schemas: readonly string[]): Promise<string[]> {
  return (await client.query<{ name: string }>(VIEWS, [schemas])).rows.map(({ name }) => name);
}

const APP_ROLE = 'croupier_app';

// The object is needed by another file of the set, which is applied in a later round.
const MISSING = new Set(['42P01', '42883', '42704']);
// The function cannot be replaced, only dropped: another result or other names of parameters (42P13), or other types of
// parameters, so that the name alone, as in the file's REVOKE, means two functions (42725).
const OTHER_SIGNATURE = new Set(['42P13', '42725']);
const STILL_USED = '2BP01';

/**
 * Makes the database's functions and views equal to the set, within the caller's transaction: creates or replaces all, and
 * drops those without a file and those with another signature. The order of the files does not matter. Afterwards every
 * constraint that a migration added as NOT VALID is validated.
 * Throws if a function that a table uses is gone or has another signature: that needs a migration (lib/db/README.md).
 */
export async function applyFunctions(client: pg.ClientBase, set: FunctionSet): Promise<void> {
  // A body may name tables and functions that are created later.
  await client.query('SET LOCAL check_function_bodies = off');
  const views = await existingViews(client, set.schemas);
  if (views.length > 0) {
    for (const form of await functionsOfViews(client, set.schemas)) await drop(client, `FUNCTION ${form}`);
    await drop(client, `VIEW ${views.join(', ')}`);
  }
  const names = new Set(set.files.map((file) => file.name));
  for (const { name, form } of await existingFunctions(client, set.schemas)) {
    if (!names.has(name)) await drop(client, `FUNCTION ${form}`);
    // A grant that the file no longer has must not stay.
    else await client.query(`REVOKE ALL ON FUNCTION ${form} FROM PUBLIC, ${APP_ROLE}`);
  }
  let waiting = set.files;
  while (waiting.length > 0) {
    const failed: { file: SqlFile; error: unknown }[] = [];
    for (const file of waiting) {
      const error = await apply(client, file, set.schemas);
      if (error) failed.push({ file, error });
    }
    const [first] = failed;
    if (first && failed.length === waiting.length) throw failure(first.file, first.error);
    waiting = failed.map(({ file }) => file);
  }
  await validateConstraints(client, set.schemas);
}

/** Applies one file. Returns the error if another object must be created first. */
async function apply(client: pg.ClientBase, file: SqlFile, schemas: readonly string[]): Promise<unknown> {
  const formsOf = async () =>
    (await existingFunctions(client, schemas)).filter(({ name }) => name === file.name);
  let former = await formsOf();
  await client.query('SAVEPOINT file');
  try {
    // Several forms exist only if somebody created them by hand. Which one the file would replace is unknown: all are dropped.
    if (former.length > 1) {
      for (const { form } of former) await drop(client, `FUNCTION ${form}`);
      former = [];
    }
    try {
      await client.query(file.sql);
    } catch (error) {
      if (!OTHER_SIGNATURE.has((error as { code?: string }).code ?? '')) throw error;
      await client.query('ROLLBACK TO SAVEPOINT file');
      for (const { form } of former) await drop(client, `FUNCTION ${form}`);
      former = [];
      await client.query(file.sql);
    }
    // Other types of parameters make another function beside the former one, without an error if the file has no REVOKE.
    const forms = file.kind === 'FUNCTION' ? await formsOf() : [];
    if (forms.length > 1) for (const { form } of former) await drop(client, `FUNCTION ${form}`);
    await client.query('RELEASE SAVEPOINT file');
    return undefined;
  } catch (error) {
    if (!MISSING.has((error as { code?: string }).code ?? '')) throw failure(file, error);
    await client.query('ROLLBACK TO SAVEPOINT file');
    return error;
  }
}

const failure = (file: SqlFile, cause: unknown) =>
  new Error(`${file.path} failed: ${(cause as Error).message}`, { cause });

async function drop(client: pg.ClientBase, object: string): Promise<void> {
  try {
    await client.query(`DROP ${object}`);
  } catch (cause) {
    const { code, detail } = cause as { code?: string; detail?: string };
    if (code !== STILL_USED) throw cause;
    throw new Error(
      `${object} cannot be dropped, because it is used (${detail}). If its file is gone or has another signature, change what uses it by a migration: see lib/db/README.md.`,
      { cause },
    );
  }
}

/** A constraint whose function a migration only declares is added as NOT VALID: its rows can be checked only now. */
async function validateConstraints(client: pg.ClientBase, schemas: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('ALTER TABLE %s VALIDATE CONSTRAINT %I', k.conrelid::regclass, k.conname) AS statement
       FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace
      WHERE n.nspname = ANY ($1) AND k.conrelid <> 0 AND NOT k.convalidated`,
    [schemas],
  );
  for (const { statement } of rows) await client.query(statement);
}
