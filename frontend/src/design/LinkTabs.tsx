import { Link } from 'react-router-dom';
import classes from './LinkTabs.module.css';

interface Props<T extends string> {
  label: string;
  choices: readonly T[];
  names: Readonly<Record<T, string>>;
  chosen: T | undefined;
  to: (choice: T) => string;
}

/** Choices that stand in the address. */
export function LinkTabs<T extends string>({ label, choices, names, chosen, to }: Props<T>) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {choices.map((choice) => (
        <Link key={choice} to={to(choice)} aria-current={choice === chosen ? 'page' : undefined}>
          {names[choice]}
        </Link>
      ))}
    </nav>
  );
}
