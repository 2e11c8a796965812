/** The pictures of a post's form, as its editor takes them. */
import { formPictures } from '~/features/images/form-pictures'
import { postPictureFields } from './post-form'

/** The name of a picture's file goes with the picture; one that is stored without a picture stays. */
export function postFormPictures(store: (file: File) => Promise<string>) {
  const pictures = formPictures(postPictureFields, store)
  return {
    ...pictures,
    store: (form: FormData) => {
      for (const { name, keepsFileName } of postPictureFields.singles) {
        if (form.get(`${name}Removed`) === '1') form.set(keepsFileName, '')
      }
      return pictures.store(form)
    },
  }
}
