import type { Verb } from '@contracts/moderation-verbs';
import { Menu } from '@mantine/core';
import { type IconEye, IconShieldHalf } from '@tabler/icons-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import type { Action } from '../design/ActionButton';
import { ActionItems } from '../design/ActionItems';
import { Button } from '../design/Button';
import { Kbd } from '../design/Kbd';
import { MoreActionsButton, moreAbout } from '../design/MoreActionsButton';
import classes from './deciding.module.css';

export type ToolIcon = typeof IconEye;

interface Props<Tool extends string> {
  /** What it is about, for those who do not see where the button stands. */
  about: string;
  verbs: Readonly<Record<Tool, Verb<string>>>;
  icons: Readonly<Record<Tool, ToolIcon>>;
  tools: Tool[];
  /** What else can be done, where it has no room of its own. */
  more?: Action[];
  onChoose: (tool: Tool) => void;
}

/** Everything a moderator can do here, behind one button; letters choose some of it while it is open. */
export function ModerationMenu<Tool extends string>({ about, verbs, icons, tools, more, onChoose }: Props<Tool>) {
  const [opened, setOpened] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = tools.find((tool) => verbs[tool].key === event.key);
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setOpened(false);
    onChoose(chosen);
  };
  return (
    <Menu position="bottom-end" width="max-content" withInitialFocusPlaceholder={false} opened={opened} onChange={setOpened}>
      <Menu.Target>{more ? <MoreActionsButton about={about} /> : <ModerationButton about={about} />}</Menu.Target>
      <Menu.Dropdown aria-label={more ? moreAbout(about) : moderationOf(about)} onKeyDown={onKeyDown}>
        {more && (
          <>
            <ActionItems actions={more} />
            <Menu.Divider />
            <Menu.Label>Moderasyon</Menu.Label>
          </>
        )}
        {tools.map((tool) => {
          const Icon: ToolIcon = icons[tool];
          const { label, key } = verbs[tool];
          return (
            <Menu.Item
              key={tool}
              leftSection={<Icon className={classes.icon} aria-hidden="true" />}
              rightSection={key && <KeyOf letter={key} />}
              aria-keyshortcuts={key ?? undefined}
              onClick={() => onChoose(tool)}
            >
              {label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Not part of the item's name; said by `aria-keyshortcuts`. */
const KeyOf = ({ letter }: { letter: string }) => (
  <span className={classes.key} aria-hidden="true">
    <Kbd>{letter}</Kbd>
  </span>
);

const moderationOf = (about: string): string => `Moderasyon: ${about}`;

const ModerationButton = ({ about, ...rest }: { about: string } & ComponentProps<typeof Button>) => (
  <Button kind="quiet" size="small" icon={<IconShieldHalf aria-hidden="true" />} aria-label={moderationOf(about)} {...rest}>
    Moderasyon
  </Button>
);
