/** Captions of the drawings in public/art/{families,coats}, by species; they repeat what the records say. */
export const figureCaptions = {
  families: {
    'white-tailed-deer':
      'A buck and a doe in fall, and a fawn in its first summer. The buck is larger, with antlers and, in the rut, a swollen neck. The fawn loses its spots at three to five months.',
    'mule-deer':
      'A buck and a doe in fall, and a fawn in its first summer. The buck is heavier, with forked antlers, a thicker neck in the rut and a darker forehead. The fawn loses its spots at about three months.',
    elk: 'A bull and a cow in fall, and a calf in its first summer. The bull is clearly heavier, with antlers and a heavy, dark mane. The cow has a slimmer neck. The calf is spotted.',
    moose:
      'A bull and a cow in fall, and a calf in its first summer. The bull has antlers, a bigger bell and a dark muzzle. Many cows have a lighter, browner face. The calf is reddish-brown, without spots.',
    caribou:
      'A bull and a cow in fall, and a calf in its first summer. Both adults carry antlers: the bull’s are much heavier, and he has a white neck and mane; the cow’s are thin and simple. The calf is brown, without spots.',
    'red-deer':
      'A stag and a hind in fall, and a calf in its first summer. The stag is clearly larger, with antlers and a thick neck with a mane. The hind has a long, slim neck. The calf is spotted.',
    'fallow-deer':
      'A buck and a doe of the common type in fall, and a fawn in its first summer. The buck is about twice as heavy, with palmate antlers, a thick neck and an Adam’s apple. The doe is slim. The fawn is spotted.',
    'sika-deer':
      'A stag and a hind in fall, and a calf in its first summer. The stag is clearly heavier, with antlers and a dark, shaggy mane. The hind is lighter in color and build. The calf is spotted.',
  },
  coats: {
    'white-tailed-deer':
      'A buck in summer, with a reddish-brown coat and antlers in velvet, and in fall, with a grayish-brown coat and hard antlers.',
    'mule-deer':
      'A buck in summer, with a reddish-brown coat and antlers in velvet, and in fall, with a gray coat and hard antlers.',
    elk: 'A bull in summer, with a reddish-brown coat and antlers in velvet, and in fall, with a paler body, a heavy, dark mane and hard antlers.',
    caribou:
      'A bull in fall, clove brown with a white neck and mane, and in late winter, when his antlers are cast and his coat is bleached.',
    'red-deer':
      'A stag in summer, with a red-brown coat and antlers in velvet, and in late fall, with a thicker brown coat, a mane and hard antlers.',
    'fallow-deer':
      'A common fallow buck in summer, chestnut with white spots and antlers in velvet, and in fall, when the coat turns dull and the spots fade.',
    'sika-deer':
      'A stag in summer, chestnut with white spots and antlers in velvet, and in fall, dark with faded spots and a shaggy mane.',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>
