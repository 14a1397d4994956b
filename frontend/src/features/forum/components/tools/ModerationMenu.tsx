import { TOPIC_TOOL_LABEL, type TopicTool } from '@contracts/forum-tools';
import { Menu } from '@mantine/core';
import { IconShieldHalf } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { Action } from '../../../../design/ActionButton';
import { ActionItems } from '../../../../design/ActionItems';
import { Button } from '../../../../design/Button';
import { MoreActionsButton, moreAbout } from '../../../../design/MoreActionsButton';
import type { ToolIcon } from '../flagIcons';
import { toolIcon } from './toolIcon';
import classes from './tools.module.css';

interface Props<Tool extends TopicTool> {
  /** What it is about, for those who do not see where the button stands. */
  about: string;
  tools: Tool[];
  /** What else can be done, where it has no room of its own. */
  more?: Action[];
  onChoose: (tool: Tool) => void;
}

/** Everything a moderator can do here, behind one button. */
export function ModerationMenu<Tool extends TopicTool>({ about, tools, more, onChoose }: Props<Tool>) {
  return (
    <Menu position="bottom-end" width="max-content" withInitialFocusPlaceholder={false}>
      <Menu.Target>{more ? <MoreActionsButton about={about} /> : <ModerationButton about={about} />}</Menu.Target>
      <Menu.Dropdown aria-label={more ? moreAbout(about) : moderationOf(about)}>
        {more && (
          <>
            <ActionItems actions={more} />
            <Menu.Divider />
            <Menu.Label>Moderasyon</Menu.Label>
          </>
        )}
        {tools.map((tool) => {
          const Icon: ToolIcon = toolIcon[tool];
          return (
            <Menu.Item key={tool} leftSection={<Icon className={classes.icon} aria-hidden="true" />} onClick={() => onChoose(tool)}>
              {TOPIC_TOOL_LABEL[tool]}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

const moderationOf = (about: string): string => `Moderasyon: ${about}`;

const ModerationButton = ({ about, ...rest }: { about: string } & ComponentProps<typeof Button>) => (
  <Button kind="quiet" size="small" icon={<IconShieldHalf aria-hidden="true" />} aria-label={moderationOf(about)} {...rest}>
    Moderasyon
  </Button>
);
