import { BETA_BANNER_TEXT } from '@contracts/beta-banner';
import { IconBug, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useMember } from '../../../client/session';
import { Button } from '../../../design/Button';
import { Chip } from '../../../design/Chip';
import { IconButton } from '../../../design/IconButton';
import { piece } from '../../../design/piece';
import classes from './BetaBanner.module.css';

const PREFIX = 'betaBanner:';
const keyOf = (memberId: string | null) => `${PREFIX}${memberId ?? 'guest'}`;

/** Whether this person closed the banner in this tab; while it is not known who they are, whether anybody did. */
function isDismissed(memberId: string | null | undefined): boolean {
  if (memberId !== undefined) return sessionStorage.getItem(keyOf(memberId)) !== null;
  return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
}

const dismiss = (memberId: string | null): void => sessionStorage.setItem(keyOf(memberId), new Date().toISOString());

const FeedbackDialog = piece(() => import('./FeedbackDialog').then((file) => file.FeedbackDialog));

/** Stands under the header until it is closed; undefined: it is not known yet whether anybody is signed in. */
export function BetaBanner() {
  const member = useMember();
  const memberId = member === undefined ? undefined : (member?.id ?? null);
  return <BannerOf key={memberId ?? 'guest'} memberId={memberId} />;
}

function BannerOf({ memberId }: { memberId: string | null | undefined }) {
  const [closed, setClosed] = useState(false);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (closed && memberId !== undefined) dismiss(memberId);
  }, [closed, memberId]);
  if (closed || isDismissed(memberId)) return null;
  return (
    <section className={classes.banner} aria-label={BETA_BANNER_TEXT.badge}>
      <div className={classes.inner}>
        <span className={classes.badge}>
          <Chip tone="brand">{BETA_BANNER_TEXT.badge}</Chip>
        </span>
        <p className={classes.text}>
          <b>{BETA_BANNER_TEXT.bannerTitle}</b> {BETA_BANNER_TEXT.bannerText}
        </p>
        <Button size="small" className={classes.open} icon={<IconBug aria-hidden="true" />} title={BETA_BANNER_TEXT.open} onClick={() => setOpened(true)}>
          <span>{BETA_BANNER_TEXT.open}</span>
        </Button>
        <IconButton label={BETA_BANNER_TEXT.dismiss} size="small" className={classes.close} onClick={() => setClosed(true)}>
          <IconX aria-hidden="true" />
        </IconButton>
      </div>
      {opened && memberId !== undefined && <FeedbackDialog memberId={memberId} onClose={() => setOpened(false)} />}
    </section>
  );
}
