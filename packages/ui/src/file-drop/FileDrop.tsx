import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import type { FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { CircleAlert, Upload } from '../icons.ts';
import { fileDropRules } from './file-drop.styles.ts';
import { fileKey, type FileRefusal, type FileRules } from './file-rules.ts';
import { FileList, type FileProgress } from './FileList.tsx';
import { useFiles } from './use-files.ts';

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'accept' | keyof FieldProps
>;

export type FileDropProps = InputProps &
  Omit<FieldProps, 'isLabelHidden'> &
  FileRules & {
    name: string;
    /** BCP 47, for the sizes. */
    locale: string;
    /** The text of the button: "Choose files". */
    chooseLabel: ReactNode;
    /** The alternative to the button: "or drop them here". */
    dropLabel?: ReactNode;
    removeLabel: (file: File) => string;
    /** The reason of a refusal: "price.exe: only .csv and .xlsx". */
    refusalText: (refusal: FileRefusal) => ReactNode;
    /** The files if the component is controlled; otherwise the native input holds them. */
    value?: readonly File[] | undefined;
    onValueChange?: ((files: readonly File[]) => void) | undefined;
    /** The upload progress of each file, if files are sent at once. */
    progressOf?: ((file: File) => FileProgress | undefined) | undefined;
    /** The accessible name of a file's progress: "Sending price.csv". */
    progressLabel?: ((file: File) => string) | undefined;
  };

const Root = styled.div`
  ${fileDropRules}
`;

/**
 * Chooses files by dialog or by drop. Contains a native file input, which is sent with its form. Files of a wrong type or size are
 * refused at once with a reason. Attributes are passed on as in `TextField`.
 */
export const FileDrop = forwardRef<HTMLInputElement | null, FileDropProps>(function FileDrop(
  { label, hint, error, className, style, id, name, locale, chooseLabel, dropLabel, value: givenFiles, ...others },
  ref,
) {
  const { accept, maxSize, maxCount, removeLabel, refusalText, onValueChange, progressOf, progressLabel, ...rest } =
    others;
  const { multiple = false, disabled = false } = rest;
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const ids = useFieldIds({ id, ...rest }, { hint, error });
  const { files, refusals, isOver, add, remove, dropProps } = useFiles({
    inputRef,
    accept,
    maxSize,
    maxCount,
    onValueChange,
    files: givenFiles,
    isMultiple: multiple,
    isDisabled: disabled,
  });
  return (
    <Root className={className} style={style} data-ui="FileDrop" data-over={isOver ? '' : undefined}>
      <label className="ps-field-label" htmlFor={ids.control}>
        {label}
      </label>
      <div className="ps-file-zone" {...dropProps}>
        <Upload />
        <span>
          <span className="ps-file-choose">{chooseLabel}</span> {dropLabel}
        </span>
        <input
          {...rest}
          {...ids.controlProps}
          ref={inputRef}
          type="file"
          name={name}
          accept={accept}
          onChange={({ target }) => add(target.files ?? [])}
        />
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
      <div role="status">
        {refusals.length > 0 ? (
          <ul className="ps-file-refusals">
            {refusals.map((refusal) => (
              <li key={fileKey(refusal.file)}>
                <CircleAlert />
                <span>{refusalText(refusal)}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {files.length > 0 ? (
        <FileList
          {...{ files, locale, progressOf, progressLabel, removeLabel }}
          isDisabled={disabled}
          onRemove={(file) => {
            remove(file);
            inputRef.current?.focus();
          }}
        />
      ) : null}
    </Root>
  );
});
