-- What an operator has chosen for the tables of the back office (lib/backoffice/tables, docs/decisions/0097).
CREATE TABLE backoffice.table_columns (
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  table_name text NOT NULL CHECK (table_name ~ '^[a-z][a-zA-Z]{1,31}$'),
  -- The shown columns, in the table's order.
  columns text[] NOT NULL CHECK (cardinality(columns) BETWEEN 1 AND 40),
  PRIMARY KEY (operator_id, table_name)
);

CREATE TABLE backoffice.saved_filter (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id bigint NOT NULL REFERENCES backoffice.operator (id),
  table_name text NOT NULL CHECK (table_name ~ '^[a-z][a-zA-Z]{1,31}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- The filter as a query string, without the place in the list.
  query text NOT NULL CHECK (length(query) <= 500),
  -- Whether every operator who may read the table can use it.
  shared boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX saved_filter_name_key ON backoffice.saved_filter (operator_id, table_name, lower(name));
CREATE INDEX saved_filter_shared_idx ON backoffice.saved_filter (table_name) WHERE shared;

GRANT SELECT, INSERT, UPDATE ON backoffice.table_columns TO croupier_app;
GRANT SELECT, INSERT, DELETE ON backoffice.saved_filter TO croupier_app;
GRANT UPDATE (query, shared) ON backoffice.saved_filter TO croupier_app;
