export { LeaveQuestion } from './LeaveQuestion.tsx';
export { messages as richTextMessages } from './rich-text.messages.ts';
export { isTooLong, TextBox } from './TextBox.tsx';
export { useTextEditor } from './use-text-editor.ts';
export { useUnloadQuestion } from './use-unload-question.ts';
