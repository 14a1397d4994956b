import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './PanelList.module.css';

interface Props {
  to: string;
  cover: ReactNode;
  title: string;
  /** Under the title. */
  children: ReactNode;
  onGo?: () => void;
}

/** A row of a narrow list: a small picture, what it is called, and a little about it. */
export const PanelEntry = ({ to, cover, title, children, onGo }: Props) => (
  <Link to={to} className={classes.entry} onClick={onGo}>
    <span className={classes.cover}>{cover}</span>
    <span className={classes.words}>
      <span className={classes.title}>{title}</span>
      <span className={classes.by}>{children}</span>
    </span>
  </Link>
);
