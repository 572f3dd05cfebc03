-- The lottery of the studio (docs/decisions/0143): settings, draws, slips and bets. These tables hold no money: stakes, prizes and rebates move
-- through the vendor protocol only, under ids made from the ids here. Amounts are in 1/10,000 of the currency's unit. The functions are in
-- lib/studio/lottery/sql.

-- What operators set for a game. A game without a row has the defaults of lib/studio/lottery/settings/constants.ts.
CREATE TABLE studio.lottery_game (
  code            text PRIMARY KEY CHECK (code ~ '^[A-Z0-9]{2,20}$'),
  enabled         boolean NOT NULL,
  -- A schedule in place of the game's own (Schedule of lib/studio/lottery/types.ts).
  schedule        jsonb,
  -- Sales of an interval game close so many seconds before its draw.
  close_seconds   integer NOT NULL CHECK (close_seconds BETWEEN 0 AND 86400),
  -- A draw of ours that could not be drawn so many seconds after its time is voided.
  make_up_seconds integer NOT NULL CHECK (make_up_seconds BETWEEN 60 AND 604800),
  -- A regional game that this site draws itself, and says so.
  drawn_by_us     boolean NOT NULL,
  -- Prizes that fall where a number is overbooked: [{"filled": 60, "prize": 950}], per cent of the ceiling and permille of the prize.
  odds_plan       jsonb NOT NULL DEFAULT '[]',
  updated_at      timestamptz NOT NULL
);

-- Limits of a game in a currency; NULL is no limit.
CREATE TABLE studio.lottery_limit (
  game        text NOT NULL,
  currency    char(3) NOT NULL,
  -- Greatest stake of one bet.
  bet_most    bigint CHECK (bet_most > 0),
  -- Greatest sum of a member's stakes in a draw.
  member_most bigint CHECK (member_most > 0),
  -- Greatest sum of all stakes in a draw.
  draw_most   bigint CHECK (draw_most > 0),
  -- The ceiling: the greatest sum of prizes that one number of one play type may cost in a draw.
  number_most bigint CHECK (number_most > 0),
  PRIMARY KEY (game, currency)
);

-- The series of a prize mode. `member_group` '' is everybody; another one is a code that the site gives with a bet.
CREATE TABLE studio.lottery_series (
  game         text NOT NULL,
  mode         text NOT NULL CHECK (mode IN ('LOTT', 'ZY', 'ELOTT', 'SEA')),
  member_group text NOT NULL DEFAULT '',
  lowest       integer NOT NULL,
  highest      integer NOT NULL,
  PRIMARY KEY (game, mode, member_group),
  CHECK (lowest BETWEEN 1 AND highest AND highest <= 2000)
);

CREATE TABLE studio.lottery_draw (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game            text NOT NULL,
  -- The day in the game's zone, and the number of the draw in it if the game has several a day: 20261126-0431.
  period          text NOT NULL CHECK (period ~ '^[0-9]{8}(-[0-9]{4})?$'),
  -- own: drawn by us from the committed seed, also for a regional game that this site draws; external: operators enter the result.
  origin          text NOT NULL CHECK (origin IN ('own', 'external')),
  opens_at        timestamptz NOT NULL,
  closes_at       timestamptz NOT NULL,
  draws_at        timestamptz NOT NULL,
  -- Numbers that are stated before sales open: of 49-ball the animal of the lunar year.
  given           smallint[] NOT NULL DEFAULT '{}',
  -- SHA-256 of the server seed, public when the draw is planned. The client seed is '<game>-<period>', the nonce 0.
  commitment      text CHECK (commitment ~ '^[0-9a-f]{64}$'),
  sealed          bytea,
  -- Public when the draw is drawn or voided.
  server_seed     text CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  -- open: bets are taken from opens_at to closes_at; closed: no bet can be added; drawn: has a result that is not settled;
  -- settled; voiding: its stakes are being returned; voided.
  status          text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed', 'drawn', 'settled', 'voiding', 'voided')),
  result          jsonb,
  -- 1 with the first result; each correction adds 1.
  result_version  integer NOT NULL DEFAULT 0,
  closed_at       timestamptz,
  drawn_at        timestamptz,
  settled_at      timestamptz,
  void_cause      text,
  -- Settlement goes through the bets in the order of their ids; all up to this one have the present result.
  settled_to      bigint NOT NULL DEFAULT 0,
  UNIQUE (game, period),
  CHECK (opens_at < closes_at AND closes_at <= draws_at),
  CHECK ((origin = 'own') = (commitment IS NOT NULL) AND (commitment IS NULL) = (sealed IS NULL)),
  CHECK (status NOT IN ('drawn', 'settled') OR result IS NOT NULL)
);
CREATE INDEX lottery_draw_by_time ON studio.lottery_draw (game, draws_at DESC);
CREATE INDEX lottery_draw_to_close ON studio.lottery_draw (closes_at) WHERE status = 'open';
CREATE INDEX lottery_draw_unfinished ON studio.lottery_draw (game, draws_at) WHERE status IN ('closed', 'drawn', 'voiding');

-- What an operator has entered for a draw and another one has to confirm: a result, a correction, or that it is void.
CREATE TABLE studio.lottery_decision (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  draw_id    bigint NOT NULL REFERENCES studio.lottery_draw,
  kind       text NOT NULL CHECK (kind IN ('result', 'correction', 'void')),
  origin     text NOT NULL CHECK (origin IN ('typed', 'imported')),
  result     jsonb,
  reason     text,
  entered_by text NOT NULL,
  entered_at timestamptz NOT NULL,
  status     text NOT NULL DEFAULT 'entered' CHECK (status IN ('entered', 'confirmed', 'rejected')),
  decided_by text,
  decided_at timestamptz,
  -- The result that it replaced.
  former     jsonb,
  CHECK ((kind = 'void') = (result IS NULL)),
  CHECK (decided_by IS NULL OR status = 'rejected' OR decided_by <> entered_by)
);
CREATE UNIQUE INDEX lottery_decision_open ON studio.lottery_decision (draw_id) WHERE status = 'entered';
CREATE INDEX lottery_decision_of_draw ON studio.lottery_decision (draw_id, id);

-- The leader among the processes that run the driver of draws. The lease only spares work: each step of the driver is safe when two run it.
CREATE TABLE studio.lottery_leader (
  id     boolean PRIMARY KEY DEFAULT true CHECK (id),
  holder text NOT NULL,
  until  timestamptz NOT NULL
);

-- The gateway's token of a player in a game; `site_session` names the site's session in which it was made.
CREATE TABLE studio.lottery_session (
  id                  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_session        text NOT NULL,
  vendor              text NOT NULL,
  node_id             bigint NOT NULL,
  player_id           bigint NOT NULL,
  currency            char(3) NOT NULL,
  trial               boolean NOT NULL,
  sealed_player_token bytea NOT NULL,
  expires_at          timestamptz NOT NULL,
  UNIQUE (site_session, node_id, currency)
);
CREATE INDEX lottery_session_expiry ON studio.lottery_session (expires_at);

-- One request of a player: lines, each for one draw or, as a chase, for several.
CREATE TABLE studio.lottery_slip (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game           text NOT NULL,
  vendor         text NOT NULL,
  player_id      bigint NOT NULL,
  currency       char(3) NOT NULL,
  session_id     bigint NOT NULL REFERENCES studio.lottery_session,
  request_id     text NOT NULL,
  request_digest bytea NOT NULL,
  -- started: its stakes are being taken; accepted; refused: every stake that was taken is returned.
  status         text NOT NULL DEFAULT 'started' CHECK (status IN ('started', 'accepted', 'refused')),
  cause          text,
  lines          smallint NOT NULL CHECK (lines BETWEEN 1 AND 100),
  draws          smallint NOT NULL CHECK (draws BETWEEN 1 AND 120),
  stake          bigint NOT NULL CHECK (stake > 0),
  stop_on_win    boolean NOT NULL,
  -- NULL for one draw; running; done: its last draw is settled; won: stopped by a win; cancelled by the member or by an exclusion.
  chase          text CHECK (chase IN ('running', 'done', 'won', 'cancelled')),
  placed_at      timestamptz NOT NULL,
  UNIQUE (player_id, request_id),
  CHECK ((chase IS NULL) = (draws = 1))
);
CREATE INDEX lottery_slip_of_player ON studio.lottery_slip (player_id, id DESC);
CREATE INDEX lottery_slip_started ON studio.lottery_slip (placed_at) WHERE status = 'started';

CREATE TABLE studio.lottery_line (
  slip_id   bigint NOT NULL REFERENCES studio.lottery_slip,
  line      smallint NOT NULL CHECK (line >= 0),
  play      text NOT NULL,
  selection text NOT NULL,
  -- Combinations.
  units     integer NOT NULL CHECK (units BETWEEN 1 AND 100000),
  unit      bigint NOT NULL CHECK (unit > 0),
  mode      text NOT NULL CHECK (mode IN ('LOTT', 'ZY', 'ELOTT', 'SEA')),
  series    smallint NOT NULL,
  -- The member's highest series: the difference is the rebate.
  highest   smallint NOT NULL,
  PRIMARY KEY (slip_id, line),
  CHECK (series BETWEEN 1 AND highest)
);

-- A line in a draw: one round of the wallet. Round lo<id>, bet lb<id>, win lw<id>, rebate lr<id>, rollback lx<id>, correction la<id>.<version>.
CREATE TABLE studio.lottery_bet (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slip_id        bigint NOT NULL,
  line           smallint NOT NULL,
  draw_id        bigint NOT NULL REFERENCES studio.lottery_draw,
  player_id      bigint NOT NULL,
  currency       char(3) NOT NULL,
  multiple       integer NOT NULL CHECK (multiple BETWEEN 1 AND 100000),
  stake          bigint NOT NULL CHECK (stake > 0),
  -- Permille of the prize: below 1,000 where a number was overbooked.
  prize_permille smallint NOT NULL DEFAULT 1000 CHECK (prize_permille BETWEEN 1 AND 1000),
  -- started: the stake is being taken; accepted; refusing, withdrawing and voiding: the stake is being returned; refused: not taken, or returned;
  -- withdrawn, voided: it was returned; settled.
  status         text NOT NULL DEFAULT 'started'
    CHECK (status IN ('started', 'accepted', 'refusing', 'refused', 'withdrawing', 'withdrawn', 'settled', 'voiding', 'voided')),
  cause          text,
  payout         bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  rebate         bigint NOT NULL DEFAULT 0 CHECK (rebate >= 0),
  -- The combinations that won: Hit[] of lib/studio/lottery/types.ts.
  hits           jsonb,
  result_version integer NOT NULL DEFAULT 0,
  -- What a correction takes and the wallet refused, because the member has less.
  owed           bigint NOT NULL DEFAULT 0 CHECK (owed >= 0),
  placed_at      timestamptz NOT NULL,
  settled_at     timestamptz,
  FOREIGN KEY (slip_id, line) REFERENCES studio.lottery_line
) WITH (fillfactor = 80); -- A bet is updated when it is accepted and when it is settled.
CREATE INDEX lottery_bet_of_draw ON studio.lottery_bet (draw_id, id);
CREATE INDEX lottery_bet_of_player ON studio.lottery_bet (player_id, id DESC);
CREATE INDEX lottery_bet_of_slip ON studio.lottery_bet (slip_id);
CREATE INDEX lottery_bet_unfinished ON studio.lottery_bet (id) WHERE status IN ('started', 'refusing', 'withdrawing', 'voiding');
CREATE INDEX lottery_bet_owed ON studio.lottery_bet (id) WHERE owed > 0;

-- What a draw costs at most, per number of a play type, in real money. Rows of settled draws are deleted.
CREATE TABLE studio.lottery_load (
  draw_id  bigint NOT NULL REFERENCES studio.lottery_draw,
  currency char(3) NOT NULL,
  play     text NOT NULL,
  number   text NOT NULL,
  stake    bigint NOT NULL,
  -- The prizes if this number is drawn.
  prizes   bigint NOT NULL,
  PRIMARY KEY (draw_id, currency, play, number)
) WITH (fillfactor = 70);

-- Sums of the accepted bets of a draw by currency. Counted when bets are accepted and returned, and when they are settled.
CREATE TABLE studio.lottery_draw_sum (
  draw_id  bigint NOT NULL REFERENCES studio.lottery_draw,
  currency char(3) NOT NULL,
  bets     integer NOT NULL DEFAULT 0,
  stake    bigint NOT NULL DEFAULT 0,
  payout   bigint NOT NULL DEFAULT 0,
  rebate   bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (draw_id, currency)
) WITH (fillfactor = 70);

CREATE TABLE studio.lottery_favourite (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  game      text NOT NULL,
  name      text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  -- Lines without draws: what POST /lotto/lgw/bets takes as `lines`.
  lines     jsonb NOT NULL,
  added_at  timestamptz NOT NULL
);
CREATE INDEX lottery_favourite_of_player ON studio.lottery_favourite (player_id, game, id DESC);

GRANT SELECT, INSERT, UPDATE ON studio.lottery_game, studio.lottery_draw, studio.lottery_decision,
  studio.lottery_leader, studio.lottery_slip, studio.lottery_line, studio.lottery_bet, studio.lottery_draw_sum TO croupier_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON studio.lottery_limit, studio.lottery_series, studio.lottery_session, studio.lottery_load,
  studio.lottery_favourite TO croupier_app;
