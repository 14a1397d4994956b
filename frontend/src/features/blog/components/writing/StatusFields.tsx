import type { PostStatus, PostStatusRow } from '@contracts/blog';
import { BLOG_FIELDS, POST_LIMITS, POST_TEXT } from '@contracts/blog-writing';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Segment } from '../../../../design/Segment';
import classes from '../../../../writing/FormPage.module.css';
import { NotLoaded } from '../../../../writing/NotLoaded';
import { KNOWN_STATUSES, postStatusesQuery } from '../../api/savePost';
import type { FormPart } from './form';

import { localTime } from './postFields';

const DAY = 86_400_000;
/** When a post is to be public: a state of its own each. */
const WHEN = { published: 'Hemen', scheduled: 'Zamanla' } as const;

interface Props extends FormPart {
  /** As it stands on the server. */
  status: PostStatus;
  /** Only what was published can be put away. */
  wasPublished: boolean;
}

/** The statuses that may be chosen, in their order; the chosen one always. When it is to be public is chosen beside them. */
const statusesFor = (statuses: readonly PostStatusRow[], wasPublished: boolean, chosen: PostStatus): PostStatusRow[] =>
  statuses
    .filter(({ key }) => key !== 'scheduled' && (key !== 'archived' || wasPublished || chosen === 'archived'))
    .sort((one, other) => one.order - other.order);

const whenOf = (status: PostStatus): keyof typeof WHEN | null => (status === 'published' || status === 'scheduled' ? status : null);

/** How the post will stand, and from when. */
export function StatusFields(part: Props) {
  const { values, problems, set, status, wasPublished } = part;
  const { data, isError, refetch } = useQuery(postStatusesQuery);
  const statuses = data?.length ? data : KNOWN_STATUSES;
  const isKnown = statuses.some(({ key }) => key === values.status);
  const isPublic = status === 'published' && values.status === 'published';
  return (
    <>
      <NativeSelect
        label={BLOG_FIELDS.status}
        description={statuses.find(({ key }) => key === values.status)?.description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={statusesFor(statuses, wasPublished, values.status).map(({ key, name }) => ({ value: key, label: name }))}
        value={values.status === 'scheduled' ? 'published' : values.status}
        error={problems.status ?? (isKnown ? undefined : POST_TEXT.unknownStatus)}
        onChange={(event) => set('status', event.currentTarget.value as PostStatus)}
      />
      {isError && !data && <NotLoaded text={POST_TEXT.statusesFailed} onRetry={() => void refetch()} />}
      {data?.length === 0 && <NotLoaded text={POST_TEXT.noStatuses} onRetry={() => void refetch()} />}
      {!isPublic && values.status !== 'archived' && (
        <div className={classes.field}>
          <Segment
            label="Yayın zamanı"
            hint={values.status === 'scheduled' ? 'Bu cihazın saatiyle' : undefined}
            choices={WHEN}
            value={whenOf(values.status)}
            onChoose={(when) => set('status', when)}
          />
          {values.status === 'scheduled' && <ScheduledAt {...part} />}
        </div>
      )}
    </>
  );
}

function ScheduledAt({ values, problems, set, check }: FormPart) {
  return (
    <TextInput
      type="datetime-local"
      aria-label="Yayın tarihi ve saati"
      min={localTime(new Date().toISOString())}
      max={localTime(new Date(Date.now() + POST_LIMITS.aheadDays * DAY).toISOString())}
      value={values.scheduled_at}
      error={problems.scheduled_at}
      onChange={(event) => set('scheduled_at', event.currentTarget.value)}
      onBlur={() => check('scheduled_at')}
    />
  );
}
