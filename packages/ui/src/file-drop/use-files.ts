import { type DragEvent, type RefObject, useState } from 'react';
import { useFormReset } from '../field/use-form-reset.ts';
import { addFiles, type FileRefusal, type FileRules } from './file-rules.ts';

type Options = FileRules & {
  inputRef: RefObject<HTMLInputElement | null>;
  files: readonly File[] | undefined;
  isMultiple: boolean;
  isDisabled: boolean;
  onValueChange: ((files: readonly File[]) => void) | undefined;
};

/** The files of a drop zone, dropped or chosen. Also puts them into the native input, so that the form sends them. */
export function useFiles({ inputRef, files: givenFiles, isMultiple, isDisabled, onValueChange, ...rules }: Options) {
  const [ownFiles, setOwnFiles] = useState<readonly File[]>([]);
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);
  const [isOver, setIsOver] = useState(false);
  const files = givenFiles ?? ownFiles;

  const put = (next: readonly File[], refused: readonly FileRefusal[]): void => {
    const input = inputRef.current;
    if (input) {
      const transfer = new DataTransfer();
      for (const file of next) transfer.items.add(file);
      input.files = transfer.files;
    }
    setRefusals(refused);
    setOwnFiles(next);
    onValueChange?.(next);
  };

  useFormReset(inputRef, () => put([...(inputRef.current?.files ?? [])], []));

  const add = (added: Iterable<File>): void => {
    const maxCount = isMultiple ? rules.maxCount : 1;
    const next = addFiles(isMultiple ? files : [], [...added], { ...rules, maxCount });
    // A new single file replaces the previous one, unless it was refused.
    const isUnchanged = !isMultiple && next.files.length === 0;
    put(isUnchanged ? files : next.files, next.refusals);
  };

  const onDrag = (event: DragEvent): void => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type !== 'dragleave');
  };

  return {
    files,
    refusals,
    isOver,
    add,
    remove: (removed: File): void =>
      put(
        files.filter((file) => file !== removed),
        [],
      ),
    dropProps: {
      onDragEnter: onDrag,
      onDragOver: onDrag,
      onDragLeave: onDrag,
      onDrop(event: DragEvent): void {
        onDrag(event);
        setIsOver(false);
        if (!isDisabled) add(event.dataTransfer.files);
      },
    },
  };
}
