import pg from 'pg';
import {
  existingFunctions,
  existingViews,
  functionSet,
  readFunctions,
  sqlFile,
  type FunctionSet,
} from '@/lib/db/functions';
import { migrate, type Migration } from '@/lib/db/migrate';
import { asOwner, useTestDatabase } from '../support/database';
import { databaseUrl, dropDatabase } from '../support/template-database';

/** Everything that a file determines: definition, attributes and rights. */
const DEFINITION: Record<'FUNCTION' | 'VIEW', string> = {
  FUNCTION: `SELECT pg_get_functiondef(p.oid) AS definition, p.prosrc AS body, p.proacl::text AS rights
               FROM pg_proc p WHERE p.oid = $1::regproc`,
  VIEW: `SELECT pg_get_viewdef(c.oid) AS definition, '' AS body, c.relacl::text AS rights
           FROM pg_class c WHERE c.oid = $1::regclass`,
};

describe('the functions and views of a fresh database', () => {
  const database = useTestDatabase();
  const { files, schemas } = readFunctions();

  /** Functions and views without a file, and files without a function or view. */
  const unmatched = (client: pg.Client) =>
    Promise.all([existingFunctions(client, schemas), existingViews(client, schemas)]).then(
      ([functions, views]) => {
        const inDatabase = [...functions.map(({ name }) => name), ...views].sort();
        const inFiles = files.map(({ name }) => name).sort();
        return {
          withoutFile: inDatabase.filter((name) => !inFiles.includes(name)),
          withoutObject: inFiles.filter((name) => !inDatabase.includes(name)),
          twice: inDatabase.filter((name, index) => inDatabase.indexOf(name) !== index),
        };
      },
    );

  it('are the files of the rooms, one file each', async () => {
    expect(files.length).toBeGreaterThan(40);
    const none = { withoutFile: [], withoutObject: [], twice: [] };
    expect(await asOwner(database.ownerUrl, unmatched)).toEqual(none);
    const planted = await asOwner(database.ownerUrl, async (client) => {
      await client.query('BEGIN');
      await client.query(`CREATE FUNCTION gateway.planted() RETURNS int LANGUAGE sql AS 'SELECT 1'`);
      await client.query(`CREATE FUNCTION gateway.refuse(int) RETURNS int LANGUAGE sql AS 'SELECT 1'`);
      return unmatched(client);
    });
    expect(planted).toEqual({
      withoutFile: ['gateway.planted'],
      withoutObject: [],
      twice: ['gateway.refuse'],
    });
  });

  describe('each', () => {
    // One connection for all: a new one for each of them took half of the time.
    let owner: pg.Client;
    beforeAll(async () => {
      owner = new pg.Client({ connectionString: database.ownerUrl });
      await owner.connect();
    });
    afterAll(() => owner.end());

    it.each(files)('$name is what $path says', async ({ name, kind, sql }) => {
      const look = async () => (await owner.query<{ body: string }>(DEFINITION[kind], [name])).rows[0]!;
      await owner.query('BEGIN');
      try {
        const before = await look();
        await owner.query(sql);
        expect(await look()).toEqual(before);
        expect(sql).toContain(before.body);
      } finally {
        await owner.query('ROLLBACK');
      }
    });
  });

  it('cannot be called by PUBLIC', async () => {
    const open = await asOwner(database.ownerUrl, (client) =>
      client.query(
        `SELECT p.oid::regprocedure FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
          WHERE n.nspname = ANY ($1) AND (p.proacl IS NULL OR EXISTS (
            SELECT FROM aclexplode(p.proacl) a WHERE a.grantee = 0))`,
        [schemas],
      ),
    );
    expect(open.rows).toEqual([]);
  });
});

describe('readFunctions', () => {
  it.each([
    ['another name', 'CREATE OR REPLACE FUNCTION gateway.win() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;'],
    ['another schema', 'CREATE OR REPLACE FUNCTION ledger.bet() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;'],
    ['nothing', '-- gateway.bet'],
    [
      'two functions',
      `CREATE OR REPLACE FUNCTION gateway.bet() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;
       `
        .repeat(2)
        .replaceAll('       ', ''),
    ],
  ])('refuses a file that creates %s', (_, sql) => {
    expect(() => sqlFile('lib/gateway/sql/bet.sql', 'gateway', sql)).toThrow(
      /must have one CREATE OR REPLACE/,
    );
  });
});

describe('a set of functions', () => {
  const name = `function_set_${process.pid}`;
  const adminUrl = () => process.env.CROUPIER_TEST_ADMIN!;
  const asAdmin = (query: string) => asOwner(adminUrl(), (client) => client.query(query));
  const url = () => databaseUrl(adminUrl(), name);
  const ask = <Row extends pg.QueryResultRow>(query: string) =>
    asOwner(url(), async (client) => (await client.query<Row>(query)).rows);

  const migration = (number: string, sql: string): Migration => ({ name: number, sql, checksum: sql });
  const TABLES = migration(
    '0001.sql',
    `CREATE SCHEMA room; CREATE SCHEMA elsewhere;
     CREATE FUNCTION elsewhere.own() RETURNS int LANGUAGE sql AS 'SELECT 1';
     CREATE FUNCTION room.is_small(p_n int) RETURNS boolean LANGUAGE plpgsql IMMUTABLE
       AS 'BEGIN RAISE EXCEPTION ''declared only''; END';
     CREATE TABLE room.thing (n int CONSTRAINT small CHECK (room.is_small(n)));`,
  );
  const CLOSED = (name: string) => `REVOKE EXECUTE ON FUNCTION room.${name} FROM PUBLIC;`;
  const IS_SMALL = (limit: number, type = 'int') =>
    `CREATE OR REPLACE FUNCTION room.is_small(p_n ${type}) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT p_n < ${limit} $$;
     ${CLOSED('is_small')}`;
  const set = (functions: Record<string, string>): FunctionSet =>
    functionSet(
      Object.entries(functions).map(([key, sql]) => sqlFile(`lib/room/sql/${key}.sql`, 'room', sql)),
      ['room'],
    );
  const bring = (functions: Record<string, string>, migrations: Migration[] = [TABLES]) =>
    migrate(url(), migrations, set(functions));
  const forms = async () =>
    (await asOwner(url(), (client) => existingFunctions(client, ['room', 'elsewhere'])))
      .map(({ form }) => form)
      .sort();
  const oid = async (object: string) =>
    (await ask<{ oid: string }>(`SELECT '${object}'::regprocedure::oid AS oid`))[0]!.oid;

  // Made once and copied for each test.
  const begun = `${name}_begun`;
  beforeAll(async () => {
    await asAdmin(`CREATE DATABASE ${begun}`);
    await migrate(databaseUrl(adminUrl(), begun), [TABLES], set({ is_small: IS_SMALL(10) }));
  });
  beforeEach(() => asAdmin(`CREATE DATABASE ${name} TEMPLATE ${begun} STRATEGY file_copy`));
  afterEach(() => dropDatabase(adminUrl(), name));
  afterAll(() => dropDatabase(adminUrl(), begun));

  const GIVE = (body: string, signature = '(p_n int) RETURNS int') =>
    `CREATE OR REPLACE FUNCTION room.give${signature} LANGUAGE sql AS $$ ${body} $$; ${CLOSED('give')}`;
  const OPEN = (sql: string) => sql.replace(CLOSED('give'), '');

  it('is applied once, and again when a file has changed', async () => {
    expect(await bring({ is_small: IS_SMALL(10) })).toEqual({ migrations: [], functions: false });
    expect(await bring({ is_small: IS_SMALL(20) })).toEqual({ migrations: [], functions: true });
    expect(await bring({ is_small: IS_SMALL(20) })).toEqual({ migrations: [], functions: false });
  });

  it('replaces the body of a function that a constraint uses without touching the table', async () => {
    await ask('INSERT INTO room.thing VALUES (9)');
    const [before, size] = [await oid('room.is_small(int)'), await ask(`SELECT xmin, n FROM room.thing`)];
    await bring({ is_small: IS_SMALL(5) });
    expect(await oid('room.is_small(int)')).toBe(before);
    expect(await ask(`SELECT xmin, n FROM room.thing`)).toEqual(size);
    await expect(ask('INSERT INTO room.thing VALUES (6)')).rejects.toMatchObject({ constraint: 'small' });
    await ask('INSERT INTO room.thing VALUES (4)');
  });

  it.each([
    ['types of parameters', '(p_n bigint) RETURNS int', 'room.give(bigint)'],
    [
      'another number of parameters',
      '(p_n int, p_m int DEFAULT 1) RETURNS int',
      'room.give(integer,integer)',
    ],
    ['names of parameters', '(p_m int) RETURNS int', 'room.give(integer)'],
    ['another result', '(p_n int) RETURNS bigint', 'room.give(integer)'],
  ])('drops the former signature: %s', async (_, signature, form) => {
    await bring({ is_small: IS_SMALL(10), give: GIVE('SELECT 1') });
    await bring({ is_small: IS_SMALL(10), give: GIVE('SELECT 2', signature) });
    expect(await forms()).toEqual(['elsewhere.own()', form, 'room.is_small(integer)'].sort());
    expect(await ask('SELECT room.give(1)::int AS n')).toEqual([{ n: 2 }]);
    // A file without a REVOKE makes the other form without an error.
    await bring({ is_small: IS_SMALL(10), give: OPEN(GIVE('SELECT 1')) });
    expect(await forms()).toEqual(['elsewhere.own()', 'room.give(integer)', 'room.is_small(integer)']);
  });

  it('drops functions and views without a file, in its own schemas only', async () => {
    await bring({
      is_small: IS_SMALL(10),
      give: GIVE('SELECT 1'),
      shown: 'CREATE OR REPLACE VIEW room.shown AS SELECT n FROM room.thing;',
    });
    await ask(`CREATE FUNCTION room.give(text) RETURNS int LANGUAGE sql AS 'SELECT 1'`);
    await bring({ is_small: IS_SMALL(10) });
    expect(await forms()).toEqual(['elsewhere.own()', 'room.is_small(integer)']);
    expect(await asOwner(url(), (client) => existingViews(client, ['room']))).toEqual([]);
  });

  it('keeps one signature of a function that was given a second one', async () => {
    await bring({ is_small: IS_SMALL(10), give: GIVE('SELECT 1') });
    await ask(`CREATE FUNCTION room.give(text) RETURNS int LANGUAGE sql AS 'SELECT 3'`);
    await bring({ is_small: IS_SMALL(10), give: GIVE('SELECT 2') });
    expect(await forms()).toEqual(['elsewhere.own()', 'room.give(integer)', 'room.is_small(integer)']);
    expect(await ask('SELECT room.give(1) AS n')).toEqual([{ n: 2 }]);
  });

  it('revokes a grant that its file no longer has', async () => {
    const granted = `${GIVE('SELECT 1')} GRANT EXECUTE ON FUNCTION room.give TO croupier_app;`;
    const may = () =>
      ask(`SELECT has_function_privilege('croupier_app', 'room.give(int)', 'EXECUTE') AS may`);
    await bring({ is_small: IS_SMALL(10), give: granted });
    expect(await may()).toEqual([{ may: true }]);
    await bring({ is_small: IS_SMALL(10), give: GIVE('SELECT 1') });
    expect(await may()).toEqual([{ may: false }]);
  });

  it('is applied in any order: views of views and of functions, functions of views, and dropped columns', async () => {
    const chain = {
      a_last: `CREATE OR REPLACE FUNCTION room.a_last() RETURNS SETOF room.b_view LANGUAGE sql AS $$ SELECT * FROM room.b_view $$;`,
      b_view: 'CREATE OR REPLACE VIEW room.b_view AS SELECT n, m FROM room.c_view;',
      c_view: 'CREATE OR REPLACE VIEW room.c_view AS SELECT n, room.give(n) AS m FROM room.thing;',
      give: GIVE('SELECT p_n + 1'),
      is_small: IS_SMALL(10),
    };
    await ask('INSERT INTO room.thing VALUES (3)');
    await bring(chain);
    expect(await ask('SELECT * FROM room.a_last()')).toEqual([{ n: 3, m: 4 }]);
    await bring({
      ...chain,
      c_view: 'CREATE OR REPLACE VIEW room.c_view AS SELECT n FROM room.thing;',
      b_view: 'CREATE OR REPLACE VIEW room.b_view AS SELECT n FROM room.c_view;',
    });
    expect(await ask('SELECT * FROM room.a_last()')).toEqual([{ n: 3 }]);
    await bring({ is_small: IS_SMALL(10) });
    expect(await forms()).toEqual(['elsewhere.own()', 'room.is_small(integer)']);
  });

  it('names the file that refers to a missing object', async () => {
    const lost = 'CREATE OR REPLACE VIEW room.lost AS SELECT * FROM room.nowhere;';
    await expect(bring({ is_small: IS_SMALL(10), lost })).rejects.toThrow(
      /lib\/room\/sql\/lost.sql failed: .*room.nowhere/,
    );
    expect(await bring({ is_small: IS_SMALL(10) })).toEqual({ migrations: [], functions: false });
  });

  describe('if a table uses the function', () => {
    const WIDE = IS_SMALL(10, 'bigint');
    const CHANGE = migration(
      '0002.sql',
      `ALTER TABLE room.thing DROP CONSTRAINT small;
       DROP FUNCTION room.is_small(int);
       CREATE FUNCTION room.is_small(p_n bigint) RETURNS boolean LANGUAGE plpgsql IMMUTABLE
         AS 'BEGIN RAISE EXCEPTION ''declared only''; END';
       ALTER TABLE room.thing ADD CONSTRAINT small CHECK (room.is_small(n)) NOT VALID;`,
    );

    it.each([
      ['another signature', { is_small: WIDE }],
      ['no file any more', {}],
      [
        'another result',
        { is_small: IS_SMALL(10).replace('boolean', 'text').replace('p_n <', "'' || p_n <") },
      ],
    ])(
      'refuses %s, says by what it is used, and changes nothing',
      async (_, functions: Record<string, string>) => {
        const promise = bring({ ...functions, give: GIVE('SELECT 1') });
        await expect(promise).rejects.toThrow(/constraint small on table room.thing.*by a migration/s);
        expect(await forms()).toEqual(['elsewhere.own()', 'room.is_small(integer)']);
        expect(await bring({ is_small: IS_SMALL(10) })).toEqual({ migrations: [], functions: false });
      },
    );

    it('changes it by a migration, and checks existing rows with the new body', async () => {
      await ask('INSERT INTO room.thing VALUES (9)');
      await expect(bring({ is_small: WIDE.replace('< 10', '< 5') }, [TABLES, CHANGE])).rejects.toMatchObject({
        constraint: 'small',
      });
      expect(await forms()).toEqual(['elsewhere.own()', 'room.is_small(integer)']);
      expect(await bring({ is_small: WIDE }, [TABLES, CHANGE])).toEqual({
        migrations: ['0002.sql'],
        functions: true,
      });
      expect(await forms()).toEqual(['elsewhere.own()', 'room.is_small(bigint)']);
      expect(await ask(`SELECT convalidated FROM pg_constraint WHERE conname = 'small'`)).toEqual([
        { convalidated: true },
      ]);
    });

    it('rejects rows until the body exists', async () => {
      const early = migration('0002.sql', `${CHANGE.sql.replace(' NOT VALID', '')}`);
      await ask('INSERT INTO room.thing VALUES (9)');
      await expect(bring({ is_small: WIDE }, [TABLES, early])).rejects.toThrow(/declared only/);
    });
  });
});
