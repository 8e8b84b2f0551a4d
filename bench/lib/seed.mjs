// A log of events without personal data, written by the server itself in one statement.

export async function seedLessons(pool, events) {
  await pool.query(
    `insert into es.events (stream_id, version, inc, tx, type, schema_ver, recorded_at, actor_id, subject_id,
       correlation_id, command_id, data)
     select md5((n / 7)::text)::uuid, n % 7 + 1, 1, pg_current_xact_id(), 'LessonRead', 1, now(), gen_random_uuid(),
       md5((n / 7)::text)::uuid, gen_random_uuid(), gen_random_uuid(),
       jsonb_build_object('topicSlug', 'social-media', 'day', n % 7 + 1)
     from generate_series(0, $1::int - 1) n`,
    [events],
  );
  await pool.query('vacuum analyze es.events');
}
