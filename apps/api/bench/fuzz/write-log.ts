import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** A row that a transaction has written and committed. */
export interface Write {
  table: string;
  operation: string;
  userId: number | null;
}

const INSTALL = `
  create schema fuzz;
  create unlogged table fuzz.write (
    place text not null, operation text not null, user_id bigint
  );
  create function fuzz.note() returns trigger language plpgsql as $note$
  declare
    written jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  begin
    insert into fuzz.write values (
      tg_table_name, lower(tg_op),
      (written ->> case when tg_table_name = 'user_account' then 'id' else 'user_id' end)::bigint
    );
    return null;
  end $note$;
  do $each$
  declare place text;
  begin
    for place in select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
    loop
      execute format(
        'create trigger fuzz_note after insert or update or delete on %I
         for each row execute function fuzz.note()', place);
    end loop;
  end $each$;`;

const ROWS_OF = `
  select string_agg(format(
    'select %L as place, md5(coalesce(string_agg(t::text, '','' order by t::text), '''')) as digest
     from %I as t where %I = $1', table_name, table_name, column_name), ' union all ') as text
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE'
    and (column_name = 'user_id' or (table_name, column_name) = ('user_account', 'id'))`;

/** Sees every row that the product writes, by triggers: a refused request must leave none. */
export class WriteLog {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open(connectionString: string): Promise<WriteLog> {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query(INSTALL);
    return new WriteLog(client);
  }

  /** The writes since the last call. */
  async take(): Promise<Write[]> {
    const { rows } = await this.#client.query<Write>(
      `delete from fuzz.write
       returning place as table, operation, user_id::float8 as "userId"`,
    );
    return rows;
  }

  /** Waits until no import runs, whose writes would be taken for those of a request. */
  async untilQuiet(): Promise<void> {
    for (let tries = 0; tries < 300; tries += 1) {
      const { rowCount } = await this.#client.query(
        "select from activity_import where status = 'running' limit 1",
      );
      if (rowCount === 0) return;
      await sleep(100);
    }
  }

  /** A checksum of the user's rows by table. */
  async digestOf(userId: number): Promise<Record<string, string>> {
    const [{ text } = { text: "" }] = (await this.#client.query<{ text: string }>(ROWS_OF)).rows;
    const { rows } = await this.#client.query<{ place: string; digest: string }>(text, [userId]);
    return Object.fromEntries(rows.map(({ place, digest }) => [place, digest]));
  }

  /** Ids of the user's rows by table. */
  async idsOf(userId: number): Promise<ReadonlyMap<string, readonly number[]>> {
    const { rows: tables } = await this.#client.query<{ place: string }>(
      `select a.table_name as place from information_schema.columns a
       join information_schema.columns b using (table_schema, table_name)
       where table_schema = 'public' and a.column_name = 'id' and b.column_name = 'user_id'
         and a.data_type in ('bigint', 'integer') order by 1`,
    );
    const found = new Map<string, readonly number[]>();
    for (const { place } of tables) {
      const { rows } = await this.#client.query<{ id: number }>(
        `select id::float8 as id from ${pg.escapeIdentifier(place)} where user_id = $1 order by id`,
        [userId],
      );
      found.set(
        place,
        rows.map(({ id }) => id),
      );
    }
    return found;
  }

  close = (): Promise<void> => this.#client.end();
}
