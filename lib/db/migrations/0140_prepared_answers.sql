-- The table of prepared answers gets the name that everything else uses.

ALTER TABLE inbox.canned_answer RENAME TO prepared_answer;
ALTER TABLE inbox.prepared_answer RENAME CONSTRAINT canned_answer_pkey TO prepared_answer_pkey;
ALTER TABLE inbox.prepared_answer RENAME CONSTRAINT canned_answer_title_check TO prepared_answer_title_check;
ALTER INDEX inbox.canned_answer_title_idx RENAME TO prepared_answer_title_idx;
ALTER SEQUENCE inbox.canned_answer_id_seq RENAME TO prepared_answer_id_seq;
