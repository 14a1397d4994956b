import { aboveIds, aboveIn, pagePath } from '@contracts/above';
import { APPEAL_OUTCOME_LABEL, type AppealRow } from '@contracts/appeals';
import { type MemberReportRow, type MemberTextRow, WRITTEN_STATE_LABEL, type WrittenState } from '@contracts/member-record';
import { type JudgedReports, OUTCOME_LABEL, REASON_LABEL, REPORT_STATUS_LABEL, REPORTED_TYPE_LABEL } from '@contracts/moderation';
import { SANCTION_LABEL } from '@contracts/sanctions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type RaRecord, useCanAccess, useInfiniteGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Chip, type Tone } from '../../desk/Chip';
import { FailureBox } from '../../desk/FailureBox';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { percent } from '../../desk/percent';
import { isReworded } from '../../providers/textCalls';
import { dueText } from '../appeals/appealWords';
import { EditTextButton } from '../texts/EditTextButton';

const STATE_TONE: Record<WrittenState, Tone> = { visible: 'plain', hidden: 'danger', deleted: 'danger', withdrawn: 'warn', merged: 'info' };

interface RecordListProps<Row extends RaRecord> {
  title: string;
  /** What the list comes from, beside its member. */
  resource: string;
  filter?: object;
  perPage: number;
  /** What the newest are the newest by. */
  order?: string;
  empty: string;
  /** What stands beside the number of rows. */
  aside?: string;
  row: (record: Row) => ReactNode;
}

/** What a member did, the newest first; older ones come when they are asked for. */
function RecordList<Row extends RaRecord>({ title, resource, filter = {}, perPage, order = 'created_at', empty, aside, row }: RecordListProps<Row>) {
  const { data, total, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteGetList<Row>(resource, {
    filter,
    sort: { field: order, order: 'DESC' },
    pagination: { page: 1, perPage },
  });
  const records = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Panel
      title={title}
      level="h2"
      aside={<Box sx={{ fontSize: '.8125rem', color: 'tokens.faint' }}>{[total?.toLocaleString('tr-TR'), aside].filter(Boolean).join(' · ')}</Box>}
    >
      {isPending && <Skeleton role="status" aria-label={`${title} yükleniyor`} variant="rounded" height={72} />}
      {error && <FailureBox message={error.message} onRetry={() => void refetch()} />}
      {!isPending && !error && records.length === 0 && (
        <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
          {empty}
        </Typography>
      )}
      <Box component="ol" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '.8125rem' }}>
        {records.map((record) => (
          <Box
            key={record.id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              alignItems: 'center',
              columnGap: 3,
              rowGap: 1,
              py: '7px',
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            {row(record)}
          </Box>
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" onClick={() => void fetchNextPage()} loading={isFetchingNextPage} sx={{ mt: 2, minHeight: { xs: 44, sm: 32 } }}>
          Daha fazla
        </Button>
      )}
    </Panel>
  );
}

const Kind = ({ children }: { children: ReactNode }) => <Box sx={{ flex: 'none', width: 56, color: 'text.secondary' }}>{children}</Box>;
/** On a phone a line of their own, which a finger hits. */
const Words = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      flex: { xs: '1 0 100%', sm: '1 1 0' },
      order: { xs: -1, sm: 0 },
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '& a': { display: { xs: 'block', sm: 'inline' }, lineHeight: { xs: '44px', sm: 'inherit' }, overflow: 'hidden', textOverflow: 'ellipsis' },
    }}
  >
    {children}
  </Box>
);

function TextRow({ type, topic_id, id, title, state, is_solution, created_at, ...fields }: MemberTextRow, mayEdit: boolean) {
  const isComment = type === 'forum_comment';
  const words = isComment ? `“${title}”` : title;
  const address = `${pagePath({ topicId: topic_id, ...aboveIds(aboveIn(fields)) })}${isComment ? `#comment-${id}` : ''}`;
  return (
    <>
      <Kind>{REPORTED_TYPE_LABEL[type]}</Kind>
      <Words>{title ? <Link href={address}>{words}</Link> : 'Metni kalmadı'}</Words>
      <Moment at={created_at} sx={{ color: 'tokens.faint', display: { xs: 'none', sm: 'block' } }} />
      {mayEdit && state === 'visible' && isReworded(type) && <EditTextButton type={type} id={id} name={`Düzenle: ${title}`} hasKey={false} />}
      {is_solution && state === 'visible' ? <Chip tone="ok">Çözüm</Chip> : <Chip tone={STATE_TONE[state]}>{WRITTEN_STATE_LABEL[state]}</Chip>}
    </>
  );
}

function ReportRow({ reported_id, reason, reported_type, content_title, status, outcome, created_at }: MemberReportRow) {
  const isUpheld = status === 'resolved' && outcome !== 'no_action';
  return (
    <>
      <Moment at={created_at} form="date" sx={{ flex: 'none', color: 'text.secondary' }} />
      <Words>
        <Link component={RouterLink} to={`/cases/${reported_id}`} title={content_title}>
          {REASON_LABEL[reason]} · {REPORTED_TYPE_LABEL[reported_type].toLocaleLowerCase('tr')}
        </Link>
      </Words>
      <Chip tone={isUpheld ? 'warn' : 'plain'}>{status === 'resolved' && outcome ? OUTCOME_LABEL[outcome] : REPORT_STATUS_LABEL[status]}</Chip>
    </>
  );
}

function AppealEntry({ id, made_at, rule, sanctions, state, outcome, due_at }: AppealRow) {
  const due = dueText({ due_at });
  const what = sanctions.map((kind) => SANCTION_LABEL[kind]).join(' · ');
  return (
    <>
      <Moment at={made_at} form="date" sx={{ flex: 'none', color: 'text.secondary' }} />
      <Words>
        <Link component={RouterLink} to={`/appeals/${id}`}>
          {what ? `${what} · ${rule}` : rule}
        </Link>
      </Words>
      <Chip tone={state === 'open' ? due.tone : outcome === 'upheld' ? 'plain' : 'ok'}>
        {state === 'open' ? due.text : outcome ? APPEAL_OUTCOME_LABEL[outcome] : 'Kapandı'}
      </Chip>
    </>
  );
}

interface ListProps {
  memberId: string;
  perPage: number;
}

export function TextList({ memberId, perPage }: ListProps) {
  const { canAccess } = useCanAccess({ resource: 'cases', action: 'edit' });
  return (
    <RecordList<MemberTextRow>
      title="Yazdıkları"
      resource={`members/${memberId}/texts`}
      perPage={perPage}
      empty="Forumda henüz bir şey yazmamış."
      row={(record) => TextRow(record, canAccess === true)}
    />
  );
}
export const AppealList = ({ memberId, perPage }: ListProps) => (
  <RecordList<AppealRow>
    title="İtirazlar"
    resource="appeals"
    filter={{ member: memberId }}
    perPage={perPage}
    order="made_at"
    empty="Hiçbir karara itiraz etmemiş."
    row={AppealEntry}
  />
);
interface ReportListProps extends ListProps {
  judged: JudgedReports;
}

export const ReportsAbout = ({ memberId, perPage, judged }: ReportListProps) => (
  <RecordList<MemberReportRow>
    title="Hakkındaki raporlar"
    aside={judged.decided > 0 ? `${judged.upheld.toLocaleString('tr-TR')} haklı` : undefined}
    resource={`members/${memberId}/reports`}
    filter={{ side: 'about' }}
    perPage={perPage}
    empty="Yazdıkları hakkında rapor yok."
    row={ReportRow}
  />
);
export const ReportsBy = ({ memberId, perPage, judged }: ReportListProps) => (
  <RecordList<MemberReportRow>
    title="Verdiği raporlar"
    aside={judged.decided > 0 ? `${percent(judged.upheld / judged.decided)} haklı` : undefined}
    resource={`members/${memberId}/reports`}
    filter={{ side: 'by' }}
    perPage={perPage}
    empty="Kimseyi raporlamamış."
    row={ReportRow}
  />
);
