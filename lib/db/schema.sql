-- Written by npm run db:types from the migrations. Do not edit.

-- Extensions

ltree;
pg_trgm;
plpgsql;

-- Types



-- Tables

TABLE public.migration (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now()
);

-- Constraints

public.migration: migration_pkey PRIMARY KEY (name);

-- Indexes

CREATE UNIQUE INDEX migration_pkey ON public.migration USING btree (name);

-- Triggers



-- Functions



-- What the app may do


