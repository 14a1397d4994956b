import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { backend } from './backend.mjs';
import { inFolder } from './folder.mjs';
import { atMost } from './table.mjs';
import { p95, timed } from './turns.mjs';

/* How long an auditor waits for the figures of a year with a hundred thousand decisions, while decisions go on being made. */
const DECISIONS = 100_000;
const BATCH = 5_000;
const REQUESTS = 100;
const MOST_MS = 100;
/* While all of it is read for the first time, others wait so long at most. */
const MOST_STALL_MS = 50;
const NS_OF_MS = 1_000_000;
const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const SPACE_MS = 250_000;
const SPAN = { from: '2025-11-21', to: '2026-11-20' };
const JUDGEMENTS = ['dismissed', 'user_warned', 'content_hidden', 'user_muted'];

/** Rows of the table. */
export const figures = () =>
  inFolder(async (folder) => {
    const [{ SqliteViews }, { judgedView, openingsView, reportFatesView }, { FigureRows }, { FiguresQuery }] = await Promise.all(
      [
        'platform/views/sqlite-views.js',
        'contexts/audit/decisions/decisions.model.js',
        'contexts/audit/figures/figure-rows.service.js',
        'contexts/audit/figures/figures.query.js',
      ].map(backend),
    );
    const views = new SqliteViews(join(folder, 'views.db'), [{ projection: 'bench', version: 1, models: [judgedView, openingsView, reportFatesView] }]);
    const settings = { shareAt: () => 5, targetHoursAt: () => 24 };
    const rows = new FigureRows(views, settings);
    const query = new FiguresQuery(rows, { byIds: async (ids) => new Map(ids.map((id) => [id, { id, username: id }])) }, settings);
    let written = 0;
    const decide = async (count) => {
      const writes = Array.from({ length: count }, (_, index) => writesOf(written + index, { judgedView, openingsView, reportFatesView })).flat();
      await views.apply([{ projection: 'bench', from: written, position: written + count, anchor: null, steps: [{ writes }], fence: 1 }]);
      written += count;
    };
    while (written < DECISIONS) await decide(BATCH);
    const stall = monitorEventLoopDelay({ resolution: 1 });
    stall.enable();
    const reading = await timed(() => rows.fresh());
    stall.disable();
    const times = [];
    for (let turn = 0; turn < REQUESTS; turn++) {
      await decide(1);
      times.push(await timed(() => query.of(SPAN, new Date(NOW))));
    }
    return [
      atMost(
        `audit: ${DECISIONS.toLocaleString('en-US')} decisions are read for the figures, in the background of a start`,
        reading,
        Number.POSITIVE_INFINITY,
        'ms',
      ),
      atMost('audit: and others wait meanwhile, at most', stall.max / NS_OF_MS, MOST_STALL_MS, 'ms'),
      atMost(`audit: figures of ${DECISIONS.toLocaleString('en-US')} decisions, p95`, p95(times), MOST_MS, 'ms'),
    ];
  });

function writesOf(number, { judgedView, openingsView, reportFatesView }) {
  const [id, position] = [`decision-${number}`, number * 10 + 10];
  const at = new Date(NOW - (DECISIONS - number) * SPACE_MS).toISOString();
  const judgement = JUDGEMENTS[number % JUDGEMENTS.length];
  const verdict = judgement === 'dismissed' ? 'dismissed' : 'upheld';
  const review = { id, reviewer_id: 'selin', at, verdict, actions: [], reason: 'spam', clause: null, judgement };
  return [
    openingsView.put(`case-${number}`, { openings: [{ position: position - 5, at: new Date(Date.parse(at) - (number % 50) * 3_600_000).toISOString() }] }),
    reportFatesView.put(`report-${number}`, {
      position: position - 6,
      at,
      reporter_id: `m${number % 5_000}`,
      reason: 'spam',
      state: verdict,
      changed: position,
    }),
    judgedView.put(id, {
      ...{ fact_id: id, position, at, case_id: `case-${number}`, reported_type: 'forum_comment', topic_id: 'topic', member_id: `m${number % 7_000}` },
      ...{ moderator_id: `d${number % 20}`, verdict, actions: [], judgement, reason: 'spam', clause: `2.${number % 9}`, report_ids: [`report-${number}`] },
      ...{ confirmer_ids: [], judge_ids: [], reversed_at: number % 11 ? null : at, reversed_by: number % 11 ? null : 'd99', seen_by: [], changed: position },
      ...{ sample: number % 20 ? 'none' : 'given', review: number % 20 ? null : review },
    }),
  ];
}
