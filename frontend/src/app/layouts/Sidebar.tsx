import { Skeleton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useShownMember } from '../../client/session';
import { LinkButton } from '../../design/Button';
import card from '../../design/Card.module.css';
import { paths } from '../../paths';
import classes from './Sidebar.module.css';
import { panelsAt, type SidebarPanel } from './sidebarPanels';
import { useHere } from './useHere';

/** The members' panels of the page one is on; guests see that there are some, behind a lock. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  const { pathname } = useLocation();
  const member = useShownMember();
  const panels = panelsAt(pathname);
  if (panels.length === 0) return null;
  if (member === null) return <Locked panels={panels} onLeave={onLeave} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that something in it leads elsewhere
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked, too
    <div className={classes.panels} onClick={(event) => leadsAway(event) && onLeave?.()}>
      {panels.map(({ id, title, isWhole, Panel }) => (
        <PanelCard key={id} title={title} isWhole={isWhole}>
          <Panel instead={<Rows />} />
        </PanelCard>
      ))}
    </div>
  );
}

/** To another page, or to a window over this one. */
const leadsAway = ({ target }: MouseEvent) => target instanceof Element && target.closest('a, [aria-haspopup="dialog"]') !== null;

function PanelCard({ title, isWhole, children }: Pick<SidebarPanel, 'title' | 'isWhole'> & { children: ReactNode }) {
  const heading = useId();
  if (isWhole) return <div className={`${card.card} ${classes.panel}`}>{children}</div>;
  return (
    <section className={`${card.card} ${classes.panel}`} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Locked({ panels, onLeave }: { panels: SidebarPanel[]; onLeave?: () => void }) {
  const here = useHere();
  const heading = useId();
  return (
    <div className={classes.locked}>
      <div className={classes.blurred} inert>
        {panels.map(({ id, title }) => (
          <PanelCard key={id} title={title}>
            <Rows />
          </PanelCard>
        ))}
      </div>
      <section className={`${card.card} ${classes.lock}`} aria-labelledby={heading}>
        <span className={classes.icon} aria-hidden="true">
          <IconLock />
        </span>
        <h2 id={heading}>Hesabınız Yok mu?</h2>
        <p>Bu özellikleri kullanmak için giriş yapın veya hesap oluşturun.</p>
        <LinkButton wide kind="primary" to={paths.login({ redirect: here })} onClick={onLeave}>
          Giriş Yap
        </LinkButton>
        <LinkButton wide to={paths.register(here)} onClick={onLeave}>
          Üye Ol
        </LinkButton>
      </section>
    </div>
  );
}

const WIDTHS = ['92%', '68%', '84%', '60%', '76%'];

function Rows() {
  return (
    <div className={classes.rows}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} animate={false} height="var(--s4)" width={width} />
      ))}
    </div>
  );
}
