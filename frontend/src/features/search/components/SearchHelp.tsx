import { SEARCH_OPERATORS } from '@contracts/search';
import { IconChevronDown } from '@tabler/icons-react';
import card from '../../../design/Card.module.css';
import classes from './SearchHelp.module.css';

/** How a search is narrowed; beside the page, where there is room. */
export function SearchHelpPanel() {
  return (
    <section className={`${card.card} ${classes.panel}`} aria-labelledby="search-help">
      <h2 id="search-help" className={classes.title}>
        Aramayı daraltın
      </h2>
      <Operators />
    </section>
  );
}

/** The same folded up under the field, on a phone. */
export function SearchHelp({ opened }: { opened: boolean }) {
  return (
    <details className={classes.help} open={opened}>
      <summary>
        Aramayı daraltın
        <IconChevronDown aria-hidden="true" />
      </summary>
      <Operators />
    </details>
  );
}

function Operators() {
  return (
    <dl className={classes.list}>
      {SEARCH_OPERATORS.map(({ example, meaning }) => (
        <div key={example}>
          <dt>
            <code>{example}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
