import { LINK_PREVIEW_LIMITS, LINK_PREVIEW_TEXT, type LinkPreview, type LinkPreviewRequest } from '@contracts/link-previews';
import { linksIn } from '@contracts/message-links';
import { useMutation } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { post } from '../../../client/http';
import { at } from '../../../client/reads';
import classes from './LinkPreviews.module.css';

/** Links of one message of which more can be shown; each is asked for by hand. */
const MOST = 5;
const shownLinks = (text: string): string[] =>
  text.includes('://')
    ? linksIn(text)
        .filter((url) => url.length <= LINK_PREVIEW_LIMITS.url)
        .slice(0, MOST)
    : [];

/** What is behind the links of a message, for whoever wants to know: nothing is asked before. */
export const LinkPreviews = memo(function LinkPreviews({ messageId, text }: { messageId: string; text: string }) {
  const links = shownLinks(text);
  return links.map((url) => <Preview key={url} messageId={messageId} url={url} isOneOfMany={links.length > 1} />);
});

interface Props {
  messageId: string;
  url: string;
  /** Then it is said which one. */
  isOneOfMany: boolean;
}

function Preview({ messageId, url, isOneOfMany }: Props) {
  const [isWanted, setWanted] = useState(false);
  const asking = useMutation({
    mutationFn: () => post<LinkPreview>(at`/api/chat/messages/${messageId}/preview`, { body: { url } satisfies LinkPreviewRequest }),
  });
  const { data, isPending, error } = asking;
  const isShown = isWanted && data !== undefined;
  const press = () => {
    setWanted(!isShown);
    if (!data && !isPending) asking.mutate();
  };
  const label = isShown ? LINK_PREVIEW_TEXT.hide : LINK_PREVIEW_TEXT.show;
  return (
    <div className={classes.preview}>
      <button
        type="button"
        className={classes.ask}
        aria-expanded={isShown}
        aria-label={isOneOfMany ? undefined : `${label}: ${hostOf(url)}`}
        aria-busy={isPending}
        title={LINK_PREVIEW_TEXT.hint}
        onClick={press}
      >
        {isOneOfMany ? `${label}: ${withoutScheme(url)}` : label}
      </button>
      <div aria-live="polite">
        {isShown && <Card preview={data.data} />}
        {error && !isPending && <p className={classes.problem}>{messageOf(error)}</p>}
      </div>
    </div>
  );
}

const Card = ({ preview: { host, title, description } }: { preview: LinkPreview }) => (
  <div className={classes.card}>
    <span className={classes.host}>{host}</span>
    {title && <strong dir="auto">{title}</strong>}
    {description && <span dir="auto">{description}</span>}
  </div>
);

const withoutScheme = (url: string): string => url.replace(/^https?:\/\/|\/$/gi, '');
const hostOf = (url: string): string => new URL(url).host;
