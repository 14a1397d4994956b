import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { DomainEvent, RecordedEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';
import { NOW, recorded, unsealed } from '../../kernel/facts.fixture.js';
import type { Files } from '../../kernel/files.js';
import type { MemberNotes } from '../../kernel/member-notes.js';
import type { OwnData } from './own-data.js';
import { ownDataFile } from './own-data.js';
import { OwnDataCollector } from './own-data-collector.js';

type Written = DomainEvent<'TopicCreated', { authorId: string; title: string }>;
const catalog: OwnData[] = [
  {
    files: [ownDataFile<Written>({ name: 'konular', title: 'Konularınız', rows: { TopicCreated: ({ data }) => ({ baslik: data.title }) } })],
    notes: [{ name: 'taslaklar', title: 'Taslaklarınız', kind: 'draft', row: ({ key, text, at }) => ({ key, text, at }) }],
    keepsBack: ({ type, data }, memberId) => type === 'ContentReported' && (data as { reporterId?: string }).reporterId !== memberId,
    fileOf: ({ type, data }) =>
      type === 'TopicCreated' ? { name: `resimler/${(data as { title: string }).title}`, key: `resim/${(data as { title: string }).title}` } : null,
  },
];
const reader: EventReader = { ...unsealed, read: async (event) => ({ ...unsealed.readShut(event), data: { ...event.data, opened: true } }) };

const kept: Pick<Files, 'get'> = { get: async (key) => (key === 'resim/Resimli' ? { bytes: Buffer.from('piksel'), type: 'image/webp' } : null) };

function logOf(events: readonly RecordedEvent[], pages: number[]): EventLog {
  const numbered = events.map((event, index) => ({ ...event, position: index + 1 }));
  return {
    head: async () => numbered.length,
    readAll: async (after: number, limit: number) => {
      pages.push(after);
      return numbered.slice(after, after + limit);
    },
  } as Partial<EventLog> as EventLog;
}

const NOTE = { key: 'topic', text: 'Yarım', version: 'v1', at: NOW };
const notesOf = (owner: string | null) =>
  ({ list: async ({ memberId }: { memberId: string }) => (memberId === owner ? [NOTE] : []) }) as Partial<MemberNotes> as MemberNotes;

async function filesOf(events: readonly RecordedEvent[], pages: number[] = [], notesOwner: string | null = null): Promise<Record<string, unknown>> {
  const stores = { files: kept, notes: notesOf(notesOwner), vault: { open: async (_: string, sealed: string) => `(${sealed})` } };
  const archive = await new OwnDataCollector(logOf(events, pages), reader, catalog, stores).collect('m1', new Date(NOW));
  return Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([file, bytes]) => [file, file.endsWith('.json') ? JSON.parse(strFromU8(bytes)) : strFromU8(bytes)]),
  );
}

const wrote = (authorId: string, title: string) => recorded({ type: 'TopicCreated', data: { authorId, title } }, { actor: { id: authorId, role: 'user' } });
const reported = (reporterId: string, reportedUserId: string) =>
  recorded({ type: 'ContentReported', data: { reporterId, reportedUserId, reason: 'spam' } }, { actor: { id: reporterId, role: 'user' } });

describe('A copy of one’s own data', () => {
  it('has what the member did and what was done about them, opened', async () => {
    const files = await filesOf([wrote('m1', 'Benim'), wrote('m2', 'Onun'), recorded({ type: 'RoleGranted', data: { memberId: 'm1', role: 'admin' } })]);
    expect(files['konular.json']).toEqual([{ baslik: 'Benim' }]);
    expect(files['tum-kayitlar.json']).toEqual([
      { type: 'TopicCreated', at: NOW, by: 'siz', data: { authorId: 'm1', title: 'Benim', opened: true } },
      { type: 'RoleGranted', at: NOW, by: 'sistem', data: { memberId: 'm1', role: 'admin', opened: true } },
    ]);
  });
  it('has the files that the member’s facts speak of, as long as they are there', async () => {
    const files = await filesOf([wrote('m1', 'Resimli'), wrote('m1', 'Gitti'), wrote('m2', 'Onun')]);
    expect(Object.entries(files).filter(([name]) => name.startsWith('resimler/'))).toEqual([['resimler/Resimli', 'piksel']]);
  });
  it('has neither who else took part nor what only machines need', async () => {
    const by = { actor: { id: 'm9', role: 'moderator' } } as const;
    const files = await filesOf([
      recorded({ type: 'WarningIssued', data: { memberId: 'm1', moderatorId: 'm9', tokenHash: 'abc', reason: 'spam' } }, by),
      recorded({ type: 'FeedbackEmailDisclosed', data: { memberId: 'm1', readerId: 'm9', reason: 'soru' } }, by),
    ]);
    expect(files['tum-kayitlar.json']).toEqual([
      { type: 'WarningIssued', at: NOW, by: 'başkası', data: { memberId: 'm1', reason: 'spam', opened: true } },
      { type: 'FeedbackEmailDisclosed', at: NOW, by: 'başkası', data: { memberId: 'm1', reason: 'soru', opened: true } },
    ]);
  });
  it('has the reports that the member sent and not those about them', async () => {
    const files = await filesOf([reported('m1', 'm2'), reported('m2', 'm1')]);
    expect(files['tum-kayitlar.json']).toHaveLength(1);
  });
  it('has what the member did to others among all facts, but in no file about the member', async () => {
    const files = await filesOf([recorded({ type: 'TopicCreated', data: { authorId: 'm2', title: 'Onun' } }, { actor: { id: 'm1', role: 'moderator' } })]);
    expect(Object.keys(files).sort()).toEqual(['OKUBENI.txt', 'tum-kayitlar.json']);
    expect(files['tum-kayitlar.json']).toEqual([{ type: 'TopicCreated', at: NOW, by: 'siz', data: { title: 'Onun', opened: true } }]);
  });
  it('has what the member keeps outside the log, and nobody else’s', async () => {
    expect((await filesOf([], [], 'm1'))['taslaklar.json']).toEqual([{ key: 'topic', text: 'Yarım', at: NOW }]);
    expect(await filesOf([], [], 'm2')).not.toHaveProperty(['taslaklar.json']);
  });
  it('says in Turkish what is in it, also when there is nothing', async () => {
    const files = await filesOf([]);
    expect(Object.keys(files)).toEqual(['OKUBENI.txt']);
    expect(files['OKUBENI.txt']).toContain('Konularınız: 0 kayıt (dosya yok)');
  });
  it('is made a page of the log at a time', async () => {
    const pages: number[] = [];
    await filesOf(
      Array.from({ length: 1_201 }, (_, index) => wrote('m1', String(index))),
      pages,
    );
    expect(pages).toEqual([0, 500, 1_000]);
  });
});
