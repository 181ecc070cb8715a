-- The language in which somebody last signed in: mails come in it, unless they chose another.
alter table account add column language text check (language in ('ja', 'en'));
