import { MESSAGE_TYPES, type MessageType, type SendMessageRequest } from '../../../../contracts/chat.js';
import { fileMissing } from '../file/file.decider.js';
import { fileIdIn } from '../file/file-address.rules.js';
import type { FileToSend } from '../message/message.commands.js';
import { otherType } from '../message/other-type.rules.js';

const isType = (type: string): type is MessageType => (MESSAGE_TYPES as readonly string[]).includes(type);

/** The file that a message is to take along, or null. What is said of its name and size counts for nothing. Throws RuleViolation for what nobody can send. */
export function sentFile({ message_type: type, file_url, file_name, file_size }: SendMessageRequest): FileToSend | null {
  if (type !== undefined && !isType(type)) throw otherType('message_type');
  if (file_url === undefined || file_url === null) {
    const said = Object.entries({ file_name, file_size }).flatMap(([name, value]) => (value === undefined || value === null ? [] : [name]));
    const [field] = [...(type === undefined || type === 'text' ? [] : ['message_type']), ...said];
    if (field) throw otherType(field);
    return null;
  }
  const fileId = fileIdIn(file_url);
  if (fileId === null) throw fileMissing();
  return { fileId, type: type ?? null };
}
