import { displayName } from '@contracts/accounts';
import type { CaseDetails, NearbyText } from '@contracts/cases';
import { REPORTED_TYPE_LABEL, type ReportedContent, type ReportedType } from '@contracts/moderation';
import { MODERATOR_EDIT_TEXT } from '@contracts/moderator-edits';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Chip } from '../../desk/Chip';
import { Moment } from '../../desk/Moment';
import { rounded } from '../../theme/rounded';
import { CaseText } from './CaseText';
import { ContentBox } from './ContentBox';
import { DiffText } from './DiffText';
import { ReportedProfile } from './ReportedProfile';
import { TextRow } from './TextRow';

type Shown = Exclude<ReportedContent['state'], 'visible'>;
const WORD: Record<Shown, string> = { held: 'Onay bekliyor', hidden: 'Gizlenmiş', deleted: 'Silinmiş' };
/** A room that is not there any more was closed, by whomever. */
const wordOf = (state: Shown, type: ReportedType): string => (type === 'voice_room' && state === 'deleted' ? 'Oda kapandı' : WORD[state]);

const Near = ({ text, chip }: { text: NearbyText; chip?: string }) => (
  <TextRow person={text.author} at={text.at} chips={chip && <Chip>{chip}</Chip>}>
    <Box sx={{ maxHeight: 180, overflowY: 'auto' }} tabIndex={0} role="group" aria-label={`${displayName(text.author)} yazdı`}>
      {text.content === null ? <i>Bu metin silinmiş.</i> : <CaseText html={text.content_html ?? ''} source={text.content} />}
    </Box>
  </TextRow>
);

const VERSIONS = [
  ['then', 'Raporlandığı an'],
  ['now', 'Şimdi'],
  ['diff', 'Fark'],
] as const;
type Version = (typeof VERSIONS)[number][0];

const SAYS_TITLE: Record<ReportedType, boolean> = {
  ...{
    forum_topic: true,
    forum_comment: false,
    blog_post: true,
    project: true,
    project_update: false,
    chat_message: false,
    job_listing: true,
    voice_room: true,
    voice_message: false,
    user_profile: false,
  },
};
const wordsOf = ({ excerpt, content }: ReportedContent): string => (excerpt ? `${excerpt}\n\n${content}` : content);

/** The reported text: once, and where it was edited since, as it was, as it is, and what changed. */
function Reported({ found }: { found: CaseDetails }) {
  const { as_reported: then, now, reported_type } = found;
  const changed = then.at !== '' && (wordsOf(then) !== wordsOf(now) || then.title !== now.title);
  const [version, setVersion] = useState<Version>('diff');
  // A moderator changed it, and had what stood there before destroyed.
  const destroyed = then.at !== '' && then.content === '' && now.content !== '' && !now.fields;
  const shown = version === 'now' ? now : then;
  const read = changed ? shown : then.at ? then : now;
  return (
    <>
      {/* The title that stands now is above already. */}
      {SAYS_TITLE[reported_type] && changed && then.title !== now.title && version === 'then' && !destroyed && (
        <Typography component="h3" sx={{ fontWeight: 620, mb: 1, overflowWrap: 'anywhere' }}>
          {then.title}
        </Typography>
      )}
      {destroyed && version !== 'now' ? (
        <i>{MODERATOR_EDIT_TEXT.destroyedText}</i>
      ) : changed && version === 'diff' ? (
        <DiffText title={[then.title ?? '', now.title ?? '']} text={[wordsOf(then), wordsOf(now)]} />
      ) : (
        <>
          {read.excerpt && <Typography sx={{ mb: 2, fontWeight: 560, overflowWrap: 'anywhere' }}>{read.excerpt}</Typography>}
          <CaseText html={read.html} source={read.content} />
        </>
      )}
      {changed && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Hangi hâli"
            value={version}
            onChange={(_, next: Version | null) => next && setVersion(next)}
            sx={{
              bgcolor: 'tokens.sunken',
              borderRadius: rounded.medium,
              '& button': { minHeight: { xs: 44, sm: 28 }, py: 0, px: '10px', textTransform: 'none', border: 0 },
            }}
          >
            {VERSIONS.map(([value, label]) => (
              <ToggleButton key={value} value={value}>
                {label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            İlk rapordan sonra düzenlendi{now.at && ': '}
            {now.at && <Moment at={now.at} form="exact" />}
          </Typography>
        </Box>
      )}
    </>
  );
}

/** What was reported, where it stands: under its topic's title, between what it answers and what stands around it. */
export function ContentPanel({ found, address }: { found: CaseDetails; address: ReactNode }) {
  const { around, reported, now, reported_type, as_reported } = found;
  const near = [around?.parent, around?.before?.id === around?.parent?.id ? null : around?.before].filter((text) => text !== null && text !== undefined);
  return (
    <ContentBox
      chip={around && <Chip tone="brand">{around.topic.category}</Chip>}
      title={
        <Box component="b" sx={{ flex: '1 1 28ch', fontWeight: 580, overflowWrap: 'anywhere' }}>
          {around?.topic.title ?? now.title ?? as_reported.title}
        </Box>
      }
      aside={<Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>{address}</Box>}
    >
      {near.map((text) => (
        <Near key={text.id} text={text} {...(text.id === around?.topic.id ? { chip: 'Konu' } : {})} />
      ))}
      <TextRow
        person={reported}
        at={as_reported.at}
        isReported
        chips={
          <>
            <Chip tone="danger">Raporlanan {REPORTED_TYPE_LABEL[reported_type].toLocaleLowerCase('tr')}</Chip>
            {now.state !== 'visible' && <Chip tone={now.state === 'deleted' ? 'danger' : 'warn'}>{wordOf(now.state, reported_type)}</Chip>}
          </>
        }
      >
        {now.fields ? <ReportedProfile found={found} /> : <Reported found={found} />}
      </TextRow>
      {around?.after && <Near text={around.after} />}
    </ContentBox>
  );
}
