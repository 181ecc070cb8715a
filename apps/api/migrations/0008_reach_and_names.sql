-- A company that the operator has closed for now: nobody sees it, and it sees nobody.
alter table company add column suspended_at timestamptz;

-- The tie between a student and a company, by consent of both. One row per pair.
create table connection (
  student_id uuid not null references student on delete cascade,
  company_id uuid not null references company on delete cascade,
  connected_at timestamptz not null,
  primary key (student_id, company_id)
);
create index connection_company on connection (company_id, connected_at);

-- How names are compared: width, case, accents, kana and old forms of kanji make no difference.
create function name_fold(name text) returns text
  language sql immutable strict parallel safe as $$
    select translate(
      translate(
        lower(normalize(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g'), nfkc)),
        'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ',
        'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'),
      'đłøı髙﨑𠮷濵濱邊邉齋齊澤嶋',
      'dloi高崎吉浜浜辺辺斎斎沢島')
  $$;

-- What a name is found by: each part, both orders written together, and of kanji and kana also what
-- follows inside a part, down to two characters.
create function name_words(given text, family text) returns text[]
  language plpgsql immutable parallel safe as $$
  declare
    gap constant text := '[\s・.,''’-]+';
    givens text[] := array_remove(regexp_split_to_array(name_fold(given), gap), '');
    families text[] := array_remove(regexp_split_to_array(name_fold(family), gap), '');
    parts text[] := coalesce(givens, '{}') || coalesce(families, '{}');
    words text[] := parts;
    part text;
  begin
    if parts = '{}' then return parts; end if;
    words := words
      || (concat(array_to_string(givens, ''), array_to_string(families, '')))
      || (concat(array_to_string(families, ''), array_to_string(givens, '')));
    foreach part in array parts loop
      if char_length(part) between 3 and 12
        and part ~ '^[ァ-ヶー々\u3400-\u9fff\U00020000-\U0003ffff]+$' then
        for n in 2 .. char_length(part) - 1 loop
          words := words || substr(part, n);
        end loop;
      end if;
    end loop;
    return array(select distinct left(word, 100) from unnest(words) as word);
  end
$$;

create table student_name (
  word text collate "C" not null,
  student_id uuid not null references student on delete cascade,
  primary key (word, student_id)
);
create index student_name_student on student_name (student_id);

-- Kept by the database itself: whoever writes a name cannot forget the index.
create function index_new_names() returns trigger language plpgsql as $$
  begin
    insert into student_name (word, student_id)
    select unnest(name_words(first_name, last_name)), id from added
    union
    select unnest(name_words(first_name_kana, last_name_kana)), id from added;
    return null;
  end
$$;
create trigger student_named after insert on student
  referencing new table as added
  for each statement execute function index_new_names();

create function index_changed_names() returns trigger language plpgsql as $$
  declare
    renamed uuid[] := array(
      select later.id from later join earlier using (id)
      where (earlier.first_name, earlier.last_name, earlier.first_name_kana, earlier.last_name_kana)
        is distinct from
        (later.first_name, later.last_name, later.first_name_kana, later.last_name_kana));
  begin
    if renamed = '{}' then return null; end if;
    delete from student_name where student_id = any (renamed);
    insert into student_name (word, student_id)
    select unnest(name_words(first_name, last_name)), id from later where id = any (renamed)
    union
    select unnest(name_words(first_name_kana, last_name_kana)), id from later where id = any (renamed);
    return null;
  end
$$;
create trigger student_renamed after update on student
  referencing old table as earlier new table as later
  for each statement execute function index_changed_names();

insert into student_name (word, student_id)
select unnest(name_words(first_name, last_name)), id from student
union
select unnest(name_words(first_name_kana, last_name_kana)), id from student;
