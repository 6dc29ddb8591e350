import type { Field } from './reference.ts';

export type FieldsProps = {
  fields: readonly Field[];
  /** Said beside a field that must be given. */
  required: string;
};

/** Names of fields with their types. */
export function Fields({ fields, required }: FieldsProps) {
  return (
    <dl>
      {fields.map(({ name, type, isRequired, text }) => (
        <div key={name}>
          <dt>
            <code dir="ltr">{name}</code>
            {isRequired && <span className="note"> {required}</span>}
          </dt>
          <dd>
            <code dir="ltr">{type}</code>
            {text !== '' && (
              <p lang="en" dir="ltr" className="note">
                {text}
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
