import type { PostStatus, PostStatusRow } from '@contracts/blog';
import { BLOG_FIELDS, POST_LIMITS, POST_TEXT } from '@contracts/blog-writing';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { KNOWN_STATUSES, postStatusesQuery } from '../../api/savePost';
import type { FormPart } from './form';
import { NotLoaded } from './NotLoaded';
import { localTime } from './postFields';

const DAY = 86_400_000;

interface Props extends FormPart {
  /** Only what was published can be put away. */
  wasPublished: boolean;
}

/** The statuses that may be chosen, in their order; the chosen one always. */
const statusesFor = (statuses: readonly PostStatusRow[], wasPublished: boolean, chosen: PostStatus): PostStatusRow[] =>
  statuses.filter(({ key }) => key !== 'archived' || wasPublished || chosen === 'archived').sort((one, other) => one.order - other.order);

/** How the post will stand, and from when. */
export function StatusFields({ values, problems, set, check, wasPublished }: Props) {
  const { data, isError, refetch } = useQuery(postStatusesQuery);
  const statuses = data?.length ? data : KNOWN_STATUSES;
  const shown = statusesFor(statuses, wasPublished, values.status);
  return (
    <>
      <NativeSelect
        label={BLOG_FIELDS.status}
        description={shown.find(({ key }) => key === values.status)?.description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={shown.map(({ key, name }) => ({ value: key, label: name }))}
        value={values.status}
        error={problems.status ?? (shown.some(({ key }) => key === values.status) ? undefined : POST_TEXT.unknownStatus)}
        onChange={(event) => set('status', event.currentTarget.value as PostStatus)}
      />
      {isError && !data && <NotLoaded text={POST_TEXT.statusesFailed} onRetry={() => void refetch()} />}
      {data?.length === 0 && <NotLoaded text={POST_TEXT.noStatuses} onRetry={() => void refetch()} />}
      {values.status === 'scheduled' && (
        <TextInput
          type="datetime-local"
          label="Yayın zamanı"
          description="Bu cihazın saatiyle."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={localTime(new Date().toISOString())}
          max={localTime(new Date(Date.now() + POST_LIMITS.aheadDays * DAY).toISOString())}
          value={values.scheduled_at}
          error={problems.scheduled_at}
          onChange={(event) => set('scheduled_at', event.currentTarget.value)}
          onBlur={() => check('scheduled_at')}
        />
      )}
    </>
  );
}
