import { WRITING_TEXT } from '@contracts/writing';
import { Menu } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { CODE_LANGUAGES } from '../design/codeLanguages';
import { IconButton } from '../design/IconButton';
import { useOpenedOnArrival } from '../design/useOpenedOnArrival';
import type { Stop } from '../design/useRoving';

interface Props {
  label: string;
  stop: Stop;
  /** Absent for a block without a language. */
  onChoose: (language: string) => void;
}

/** Which language a block of code is in. */
export function FenceMenu({ label, stop, onChoose }: Props) {
  const { opened, onChange, button } = useOpenedOnArrival();
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <IconButton ref={button} label={label} size="small" {...stop}>
          <IconCode aria-hidden="true" />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown aria-label="Dil" mah="40dvh" style={{ overflowY: 'auto' }}>
        <Menu.Label>
          {WRITING_TEXT.fileOfCode} <code>```sql arama.sql</code>
        </Menu.Label>
        <Menu.Item onClick={() => onChoose('')}>Dil belirtme</Menu.Item>
        {CODE_LANGUAGES.map(([id, name]) => (
          <Menu.Item key={id} onClick={() => onChoose(id)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
