import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import type { FieldProps } from '../field/Field.tsx';
import { useFieldIds } from '../field/field-ids.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { CircleAlert, Upload } from '../icons.ts';
import { fileDropRules } from './file-drop.styles.ts';
import { fileKey, type FileRules } from './file-rules.ts';
import { type FileDropTexts, FileList, type FileProgress } from './FileList.tsx';
import { useFiles } from './use-files.ts';
import { useLocale } from '../ui-locale/use-locale.ts';

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'accept' | keyof FieldProps
>;

export type FileDropProps = InputProps &
  Omit<FieldProps, 'isLabelHidden' | 'size'> &
  FileRules & {
    name: string;
    /** BCP 47, for the sizes. */
    locale?: string | undefined;
    texts: FileDropTexts;
    /** The files if the component is controlled; otherwise the native input holds them. */
    value?: readonly File[] | undefined;
    onValueChange?: ((files: readonly File[]) => void) | undefined;
    /** The upload progress of each file, if files are sent at once. */
    progressOf?: ((file: File) => FileProgress | undefined) | undefined;
  };

const Root = styled.div`
  ${fileDropRules}
`;

/**
 * Chooses files by dialog or by drop. Contains a native file input, which is sent with its form. Files of a wrong type or size are
 * refused at once with a reason. Attributes are passed on as in `TextField`.
 */
export const FileDrop = forwardRef<HTMLInputElement | null, FileDropProps>(function FileDrop(
  { label, hint, error, className, style, id, name, locale: ownLocale, texts, value: givenFiles, ...others },
  ref,
) {
  const locale = useLocale(ownLocale);
  const { accept, maxSize, maxCount, onValueChange, progressOf, ...rest } = others;
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
          <span className="ps-file-choose">{texts.choose}</span> {texts.drop}
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
                <span>{texts.refusal(refusal)}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {files.length > 0 ? (
        <FileList
          {...{ files, locale, progressOf, texts }}
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
