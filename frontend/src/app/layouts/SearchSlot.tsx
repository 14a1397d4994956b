import { useMediaQuery } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type ComponentType, type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { breakpoint } from '../../design/breakpoints';
import { IconButton } from '../../design/IconButton';
import classes from './SearchSlot.module.css';

export interface SearchProps {
  /** Set when it has just been opened by the icon. */
  autoFocus?: boolean;
}

/** The search's place in the header: in the bar where there is room; on a phone an icon opens it over the bar. */
export function SearchSlot({ search: Search }: { search: ComponentType<SearchProps> }) {
  const [opened, setOpened] = useState(false);
  const inBar = useMediaQuery(breakpoint.desk ?? '', true, { getInitialValueInEffect: false });
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone to what was found is done searching
  useEffect(() => setOpened(false), [pathname]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpened(false);
  };
  return (
    <>
      <IconButton label="Ara" aria-expanded={opened} data-search-trigger className={classes.trigger} onClick={() => setOpened(true)}>
        <IconSearch aria-hidden="true" />
      </IconButton>
      <search className={classes.slot} data-opened={opened} onKeyDown={onKeyDown}>
        {(inBar || opened) && <Search key={String(opened)} autoFocus={opened} />}
        <IconButton label="Aramayı kapat" className={classes.close} onClick={() => setOpened(false)}>
          <IconX aria-hidden="true" />
        </IconButton>
      </search>
    </>
  );
}
