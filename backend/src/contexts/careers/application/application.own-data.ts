import { APPLICATION_STATE_LABEL } from '../../../../contracts/job-application-states.js';
import { APPLICATION_TEXT } from '../../../../contracts/job-applications.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile, SealedText } from '../../../platform/own-data/own-data.js';
import { unlocked } from '../../../platform/uploads/locked-files.js';
import type { JobApplicationEvent, JobApplicationSent } from './application.events.js';
import { answerText, cvPlace, downloadText, givenText, keysOf, noteText, ratingText } from './application-keys.rules.js';
import { givenIn } from './given-words.rules.js';

type Fact = RecordedEvent<JobApplicationEvent>;
const FOLDER = 'basvuru-cvleri';
const of = ({ at, data: { applicationId, jobId } }: Fact) => ({ at, application: applicationId, job: jobId });
const own = ({ data }: Fact, memberId: string): boolean => data.applicantId === memberId;
const wrote = ({ data }: RecordedEvent<Extract<JobApplicationEvent, { data: { authorId: string } }>>, memberId: string): boolean => data.authorId === memberId;

const applications = ownDataFile<JobApplicationEvent>({
  name: 'is-basvurulari',
  title: `İş ilanlarına başvurularınız: verdikleriniz, durumları, yazışmalar ve CV’nizi indirenlerin gerekçeleri; duran CV’ler ${FOLDER} klasöründedir`,
  rows: {
    JobApplicationSent: (event, memberId) => {
      if (!own(event, memberId)) return null;
      const told = (part: 'phone' | 'email' | 'note' | 'cv') =>
        new SealedText(keysOf(givenText(event.data)), event.data.sealed, (opened) => (part === 'cv' ? givenIn(opened).cv.name : givenIn(opened)[part]));
      const given = { phone: told('phone'), email: told('email'), note: told('note'), cv: told('cv') };
      return { ...of(event), state: APPLICATION_STATE_LABEL.sent, consent_version: event.data.consentVersion, ...given };
    },
    JobApplicationSeen: (event, memberId) => (own(event, memberId) ? { ...of(event), state: APPLICATION_STATE_LABEL.seen } : null),
    JobApplicationStateSet: (event, memberId) => (own(event, memberId) ? { ...of(event), state: APPLICATION_STATE_LABEL[event.data.state] } : null),
    JobApplicationWithdrawn: (event) => ({ ...of(event), state: APPLICATION_STATE_LABEL.withdrawn }),
    JobApplicationDestroyed: (event) => ({ ...of(event), destroyed: true }),
    JobApplicationAnswered: (event, memberId) =>
      own(event, memberId)
        ? {
            ...of(event),
            from: event.data.side === 'applicant' ? 'siz' : 'ilan sahibi',
            text: new SealedText(keysOf(answerText(event.data)), event.data.sealed),
          }
        : null,
    JobCvDownloaded: (event, memberId) =>
      own(event, memberId) ? { ...of(event), cv_downloaded: true, reason: new SealedText(keysOf(downloadText(event.data)), event.data.sealed) } : null,
  },
});

const notes = ownDataFile<JobApplicationEvent>({
  name: 'basvuru-ekip-notlari',
  title: `Başvurularınız hakkında yazılan ekip notları ve verilen puanlar (${APPLICATION_TEXT.noteLabel})`,
  rows: {
    JobTeamNoteWritten: (event, memberId) =>
      own(event, memberId) ? { ...of(event), note: event.data.noteId, text: new SealedText(keysOf(noteText(event.data)), event.data.sealed) } : null,
    JobTeamNoteRemoved: (event, memberId) => (own(event, memberId) ? { ...of(event), note: event.data.noteId, removed: true } : null),
    JobApplicationRated: (event, memberId) => {
      if (!own(event, memberId)) return null;
      const { sealed } = event.data;
      return { ...of(event), rating: sealed === null ? null : new SealedText(keysOf(ratingText(event.data)), sealed) };
    },
  },
});

const desk = ownDataFile<JobApplicationEvent>({
  name: 'aldiginiz-basvurular',
  title: 'İlanlarınıza gelen başvurularda yaptıklarınız: kararlar, yazdığınız mesajlar, ekip notları, puanlar ve indirme gerekçeleri',
  rows: {
    JobApplicationStateSet: (event, memberId) => (wrote(event, memberId) ? { ...of(event), state: APPLICATION_STATE_LABEL[event.data.state] } : null),
    JobApplicationAnswered: (event, memberId) =>
      wrote(event, memberId) && event.data.side === 'employer'
        ? { ...of(event), answer: new SealedText(keysOf(answerText(event.data)), event.data.sealed) }
        : null,
    JobTeamNoteWritten: (event, memberId) =>
      wrote(event, memberId) ? { ...of(event), note: event.data.noteId, text: new SealedText(keysOf(noteText(event.data)), event.data.sealed) } : null,
    JobTeamNoteRemoved: (event, memberId) => (wrote(event, memberId) ? { ...of(event), note: event.data.noteId, removed: true } : null),
    JobApplicationRated: (event, memberId) => {
      if (!wrote(event, memberId)) return null;
      const { sealed } = event.data;
      return { ...of(event), rating: sealed === null ? null : new SealedText(keysOf(ratingText(event.data)), sealed) };
    },
    JobCvDownloaded: (event, memberId) =>
      wrote(event, memberId) ? { ...of(event), cv_downloaded: true, reason: new SealedText(keysOf(downloadText(event.data)), event.data.sealed) } : null,
  },
});

const isOfApplication = ({ stream }: RecordedEvent): boolean => stream.startsWith('job-application-');
const isSent = (event: RecordedEvent): event is RecordedEvent<JobApplicationSent> => event.type === 'JobApplicationSent';
const PEOPLE = ['ownerId', 'applicantId', 'authorId'] as const;
const said = (event: RecordedEvent, field: string): unknown => (event.data as Readonly<Record<string, unknown>>)[field];

/** What applications have of a member: of one's own all of it, of others' what one has written. */
export const applicationOwnData: OwnData = {
  files: [applications, notes, desk],
  keepsBack: (event, memberId) => isOfApplication(event) && said(event, 'applicantId') !== memberId && said(event, 'authorId') !== memberId,
  withholds: (event, memberId) => (isOfApplication(event) ? ['sealed', 'cvKey', 'uploadId', ...PEOPLE.filter((field) => said(event, field) !== memberId)] : []),
  fileOf: (event) => {
    if (!isSent(event)) return null;
    const { applicationId, cvKey, sealed } = event.data;
    const open = (opened: string, bytes: Buffer) => {
      const { name, key } = givenIn(opened).cv;
      return { name: `${FOLDER}/${applicationId}/${name}`, bytes: unlocked(key, bytes, cvPlace(applicationId)) };
    };
    return { name: `${FOLDER}/${applicationId}`, key: cvKey, locked: { keys: keysOf(givenText(event.data)), sealed, open } };
  },
};
